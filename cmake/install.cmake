# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake --install: the plugin, the libraries, the command, its manual pages and completions, the headers, the documents, the CMake package and
# the files of pkg-config. One prefix holds one LLVM major, but for libunbank-MAJOR.so.N, of which there may be one for each.
include(CMakePackageConfigHelpers)

set(UNBANK_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/Unbank)
install(TARGETS Unbank LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS unbank_shared unbank_model EXPORT UnbankTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES ${PROJECT_BINARY_DIR}/lib/libunbank.so DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(TARGET unbank)
  install(TARGETS unbank RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${PROJECT_BINARY_DIR}/bin/unbank-clang++ DESTINATION ${CMAKE_INSTALL_BINDIR})
  set(made ${PROJECT_BINARY_DIR}/share)
  install(FILES ${made}/unbank.1 ${made}/unbank-clang++.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${made}/unbank.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME unbank)
  install(FILES ${made}/unbank.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _unbank)
  install(FILES ${made}/unbank.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()
install(DIRECTORY include/unbank DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
# The pages of docs/ name each other, the schemas beside them and the examples by paths that stay as they are.
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs examples DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN __pycache__ EXCLUDE)
add_custom_target(uninstall VERBATIM COMMAND ${CMAKE_COMMAND} -D BUILD=${PROJECT_BINARY_DIR} -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake)

# The files of pkg-config find the prefix from where they lie, so that it can be moved.
set(UNBANK_PC_DIR ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig OUTPUT_VARIABLE UNBANK_PC_PREFIX)
foreach(folder LIBDIR INCLUDEDIR)
  set(UNBANK_PC_${folder} "\${prefix}")
  cmake_path(APPEND UNBANK_PC_${folder} ${CMAKE_INSTALL_${folder}}) # an absolute one stays as it is
endforeach()
foreach(name unbank unbank-model)
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${UNBANK_PC_DIR})
endforeach()

install(EXPORT UnbankTargets NAMESPACE Unbank:: DESTINATION ${UNBANK_PACKAGE_DIR})
configure_package_config_file(cmake/UnbankConfig.cmake.in ${PROJECT_BINARY_DIR}/UnbankConfig.cmake
  INSTALL_DESTINATION ${UNBANK_PACKAGE_DIR} PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/UnbankConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/UnbankConfig.cmake ${PROJECT_BINARY_DIR}/UnbankConfigVersion.cmake cmake/UnbankSeparable.cmake
  DESTINATION ${UNBANK_PACKAGE_DIR})
