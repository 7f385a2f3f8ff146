# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cpack -G DEB --config build/llvm-22/CPackConfig.cmake: a Debian package, unbank-22, of what cmake --install puts down. Packages for several
# LLVM majors lie side by side, as those of LLVM do: each has the folder of its LLVM as prefix, /usr/lib/llvm-22, where LLVMPolly.so is, too.
# What belongs elsewhere has the major in its name (debian.cmake): /usr/bin/unbank-22, /usr/share/doc/unbank-22.
set(UNBANK_MAINTAINER "Unbank maintainers <maintainers@unbank.invalid>" CACHE STRING "Who answers for a package")
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME unbank-${LLVM_VERSION_MAJOR})
set(CPACK_PACKAGE_CONTACT ${UNBANK_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "conflict-free CUDA shared memory, for LLVM ${LLVM_VERSION_MAJOR}")
set(CPACK_PACKAGE_DESCRIPTION "Plugin for clang and opt ${LLVM_VERSION_MAJOR} that finds, scores and removes bank conflicts of CUDA\n\
shared memory at compile time, with a command, a simulator of kernels and a C library.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr/lib/llvm-${LLVM_VERSION_MAJOR})
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian.cmake)
# An install of a named component keeps a manifest of its own, so that uninstall still knows what a cmake --install put down.
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};unbank;Unspecified;/")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# The libraries that it is linked to, and the compiler that it starts. LLVM is found in its own folder, where dpkg-shlibdeps knows no package.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "clang-${LLVM_VERSION_MAJOR}, libllvm${LLVM_VERSION_MAJOR}")
# The linker's cache learns of the library's second name.
file(WRITE ${PROJECT_BINARY_DIR}/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/triggers)
# For debian.cmake.
set(CPACK_UNBANK_MAJOR ${LLVM_VERSION_MAJOR})
set(CPACK_UNBANK_MULTIARCH ${CMAKE_LIBRARY_ARCHITECTURE})
get_target_property(soversion unbank_shared SOVERSION)
set(CPACK_UNBANK_LIBRARY libunbank-${LLVM_VERSION_MAJOR}.so.${soversion})
include(CPack)
