# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D BUILD=... -D WORK=... -D C=... -D CXX=... -P run.cmake: installs BUILD, and builds the project beside this file with it.
file(REMOVE_RECURSE ${WORK})
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} -G Ninja -S ${CMAKE_CURRENT_LIST_DIR} -B ${WORK}/build
          -DCMAKE_PREFIX_PATH=${WORK}/prefix -DCMAKE_C_COMPILER=${C} -DCMAKE_CXX_COMPILER=${CXX})
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} --build ${WORK}/build)

# The installed command finds the installed plugin.
execute_process(COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET ERROR_VARIABLE shown
  COMMAND ${WORK}/prefix/bin/unbank clang++ -v -c none.cpp --version)
if(NOT shown MATCHES "-fpass-plugin=${WORK}/prefix/[^ ]*Unbank.so")
  message(FATAL_ERROR "unbank clang++ takes another plugin than the one installed: ${shown}")
endif()
