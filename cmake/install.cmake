# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake --install: the plugin, the library, the command, the headers and the CMake package. One prefix holds one LLVM major.
include(CMakePackageConfigHelpers)

set(UNBANK_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/Unbank)
install(TARGETS Unbank LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS unbank_library EXPORT UnbankTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(TARGET unbank)
  install(TARGETS unbank RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${PROJECT_BINARY_DIR}/bin/unbank-clang++ DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(DIRECTORY include/unbank DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

install(EXPORT UnbankTargets NAMESPACE Unbank:: DESTINATION ${UNBANK_PACKAGE_DIR})
configure_package_config_file(cmake/UnbankConfig.cmake.in ${PROJECT_BINARY_DIR}/UnbankConfig.cmake
  INSTALL_DESTINATION ${UNBANK_PACKAGE_DIR} PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/UnbankConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/UnbankConfig.cmake ${PROJECT_BINARY_DIR}/UnbankConfigVersion.cmake
  DESTINATION ${UNBANK_PACKAGE_DIR})
