# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# CUDA_SEPARABLE_COMPILATION with clang: CMake links device code by fatbinary -im=profile=sm_90,file=..., which CUDA 13 has no more. A program
# in the build folder says --image3= instead, which CUDA 12 has, too. find_package(Unbank) reads this; a project that stays as it is gets
# it by -DCMAKE_PROJECT_INCLUDE=.../lib/cmake/Unbank/UnbankSeparable.cmake.
if(NOT CMAKE_CUDA_COMPILER_ID STREQUAL "Clang" OR NOT CMAKE_CUDA_FATBINARY OR CMAKE_CUDA_FATBINARY MATCHES "/unbank-fatbinary$")
  return()
endif()
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/CMakeFiles/unbank-fatbinary @ONLY CONTENT [[#!/bin/sh
for argument; do
  shift
  case $argument in
  -im=profile=sm_*,file=*)
    image=${argument#-im=profile=sm_}
    argument=--image3=kind=elf,sm=$image
    ;;
  esac
  set -- "$@" "$argument"
done
exec '@CMAKE_CUDA_FATBINARY@' "$@"
]])
file(CHMOD ${CMAKE_BINARY_DIR}/CMakeFiles/unbank-fatbinary PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
  WORLD_READ WORLD_EXECUTE)
set(CMAKE_CUDA_FATBINARY ${CMAKE_BINARY_DIR}/CMakeFiles/unbank-fatbinary)
