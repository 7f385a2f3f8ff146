# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D BUILD=... -D WORK=... -D C=... -D CXX=... -D PYTHON=... -D MAJOR=... [-D CUDA=yes] -P run.cmake: installs BUILD, which is for
# the LLVM MAJOR, and builds the projects beside this file with it; those in cuda/ where there is a toolkit.
file(REMOVE_RECURSE ${WORK})
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} -G Ninja -S ${CMAKE_CURRENT_LIST_DIR} -B ${WORK}/build
          -DCMAKE_PREFIX_PATH=${WORK}/prefix -DCMAKE_C_COMPILER=${C} -DCMAKE_CXX_COMPILER=${CXX})
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} --build ${WORK}/build)

# The C API: what is installed is what the headers say, and serves a project in C alone. The pages of docs/ are right in what they show.
set(source ${CMAKE_CURRENT_LIST_DIR}/../..)
set(prefix ${WORK}/prefix)
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${PYTHON} ${source}/test/api/check.py --include ${prefix}/include --lib ${prefix}/lib --llvm-major ${MAJOR} --compiler ${C} ${CXX})
execute_process(COMMAND_ERROR_IS_FATAL ANY
  COMMAND ${CMAKE_COMMAND} -G Ninja -S ${CMAKE_CURRENT_LIST_DIR}/c -B ${WORK}/c -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_C_COMPILER=${C}
          -DEXAMPLES=${source}/examples/api)
execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${CMAKE_COMMAND} --build ${WORK}/c)
execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${WORK}/c/score ${source}/examples/api/column.ll tile pad:128:4)
execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${WORK}/c/column pad:128:4)
foreach(program score column)
  execute_process(COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE needed COMMAND readelf -d ${WORK}/c/${program})
  string(REGEX MATCHALL "Shared library: [^\n]*" needed "${needed}")
  list(FILTER needed EXCLUDE REGEX "\\[(libunbank-(${MAJOR}|model)\\.so\\.[0-9]+|libc\\.so\\.6)\\]")
  if(needed)
    message(FATAL_ERROR "${program}, a program in C, needs ${needed}")
  endif()
endforeach()
set(pages analyze api build compared explain gate tutorial)
if(MAJOR EQUAL 22)
  list(APPEND pages frontends) # whose commands are those of its clang
endif()
foreach(page IN LISTS pages)
  execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND ${PYTHON} ${CMAKE_CURRENT_LIST_DIR}/docs.py ${source}/docs/${page}.md ${source} ${prefix} ${WORK}/docs-${page} ${MAJOR})
endforeach()

foreach(file man/man1/unbank.1 bash-completion/completions/unbank zsh/site-functions/_unbank fish/vendor_completions.d/unbank.fish)
  if(NOT EXISTS ${prefix}/share/${file})
    message(FATAL_ERROR "${file} is not installed")
  endif()
endforeach()

# The installed command finds the installed plugin.
execute_process(COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET ERROR_VARIABLE shown
  COMMAND ${WORK}/prefix/bin/unbank clang++ -v -c none.cpp --version)
if(NOT shown MATCHES "-fpass-plugin=${WORK}/prefix/[^ ]*Unbank.so")
  message(FATAL_ERROR "unbank clang++ takes another plugin than the one installed: ${shown}")
endif()

if(NOT CUDA)
  return()
endif()

set(cuda ${WORK}/cuda)
macro(run_cuda out)
  execute_process(COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE ${out} ${ARGN})
endmacro()
file(WRITE ${cuda}/accepted "# unbank baseline 1\n")
run_cuda(ignored ERROR_VARIABLE said COMMAND ${CMAKE_COMMAND} -G Ninja -S ${CMAKE_CURRENT_LIST_DIR}/cuda -B ${cuda} -DCMAKE_PREFIX_PATH=${WORK}/prefix
  -DCMAKE_CUDA_COMPILER=${WORK}/prefix/bin/unbank-clang++)
run_cuda(ignored ERROR_VARIABLE silent COMMAND ${CMAKE_COMMAND} ${cuda} -DCMAKE_BUILD_TYPE=Release)
if(NOT said MATCHES "unbank_target.first.: clang, unlike nvcc, optimises" OR silent MATCHES "unlike nvcc")
  message(FATAL_ERROR "without a build type: ${said}\nwith one: ${silent}")
endif()
run_cuda(ignored COMMAND ${CMAKE_COMMAND} --build ${cuda})
run_cuda(launched COMMAND ${cuda}/first)
if(NOT launched MATCHES "launch: ")
  message(FATAL_ERROR "the program does not start: ${launched}")
endif()
run_cuda(launched COMMAND ${cuda}/separate)
if(NOT launched MATCHES "launch: ")
  message(FATAL_ERROR "the program whose device code CMake links does not start: ${launched}")
endif()
file(GLOB reports ${cuda}/reports/*.json)
list(LENGTH reports count)
if(NOT count EQUAL 2)
  message(FATAL_ERROR "a report for each architecture was expected: ${reports}")
endif()

# What was built stays; another plugin builds it anew, and so does another content of a file that an option names.
run_cuda(idle COMMAND ${CMAKE_COMMAND} --build ${cuda} -- -n)
file(APPEND ${cuda}/accepted "# more\n")
run_cuda(other COMMAND ${CMAKE_COMMAND} --build ${cuda} -- -n)
run_cuda(ignored COMMAND ${CMAKE_COMMAND} --build ${cuda})
file(TOUCH ${WORK}/prefix/lib/Unbank.so)
run_cuda(again COMMAND ${CMAKE_COMMAND} --build ${cuda} -- -n)
if(idle MATCHES "Building" OR NOT other MATCHES "Building CUDA object" OR NOT again MATCHES "Building CUDA object")
  message(FATAL_ERROR "before anything changed: ${idle}\nanother baseline: ${other}\nanother plugin: ${again}")
endif()

# Other architectures do so, too, and find what the earlier ones have left.
run_cuda(ignored COMMAND ${CMAKE_COMMAND} --build ${cuda})
foreach(architectures 90 80)
  run_cuda(ignored COMMAND ${CMAKE_COMMAND} ${cuda} -DARCHITECTURES=${architectures} -DREPORT=report.json)
  run_cuda(ignored COMMAND ${CMAKE_COMMAND} --build ${cuda})
  file(READ ${cuda}/report.json report)
  if(NOT report MATCHES "sm_${architectures}")
    message(FATAL_ERROR "the report is of another architecture than sm_${architectures}")
  endif()
endforeach()
