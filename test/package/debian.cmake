# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D BUILD=... -D WORK=... -D MAJOR=... -P debian.cmake: makes the Debian package of BUILD, which is for the LLVM MAJOR, unpacks it and runs
# what is in it. An install into a prefix, before, is taken away again after, and the package in between changes nothing of that.
file(REMOVE_RECURSE ${WORK})
function(run out)
  execute_process(COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE text ERROR_VARIABLE said COMMAND ${ARGN})
  set(${out} "${text}${said}" PARENT_SCOPE)
endfunction()

run(ignored ${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
file(WRITE ${WORK}/prefix/share/doc/unbank/mine "of somebody else\n")
run(ignored cpack -G DEB --config ${BUILD}/CPackConfig.cmake -B ${WORK}/packages)
run(ignored ${CMAKE_COMMAND} -D BUILD=${BUILD} -P ${CMAKE_CURRENT_LIST_DIR}/../../cmake/uninstall.cmake)
file(GLOB_RECURSE left RELATIVE ${WORK}/prefix LIST_DIRECTORIES FALSE ${WORK}/prefix/*)
if(NOT left STREQUAL "share/doc/unbank/mine" OR IS_DIRECTORY ${WORK}/prefix/include/unbank)
  message(FATAL_ERROR "uninstall leaves other things than what is not its own: ${left}")
endif()

file(GLOB package ${WORK}/packages/unbank-${MAJOR}_*.deb)
run(depends dpkg-deb --field ${package} Depends)
foreach(needed clang-${MAJOR} libllvm${MAJOR} libclang1-${MAJOR} libjansson4)
  if(NOT ", ${depends}" MATCHES ", ${needed}[ ,\n]")
    message(FATAL_ERROR "the package does not depend on ${needed}: ${depends}")
  endif()
endforeach()

# Packages for two majors have no file in common.
run(ignored dpkg-deb -x ${package} ${WORK}/root)
file(GLOB_RECURSE files RELATIVE ${WORK}/root LIST_DIRECTORIES FALSE ${WORK}/root/*)
list(FILTER files EXCLUDE REGEX "-${MAJOR}([/._]|$)")
if(files)
  message(FATAL_ERROR "not of LLVM ${MAJOR} by their names: ${files}")
endif()

# What it puts outside its prefix works there.
set(usr ${WORK}/root/usr)
run(shown ${usr}/bin/unbank-clang++-${MAJOR} -v -c none.cpp --version)
if(NOT shown MATCHES "-fpass-plugin=${usr}/[^ ]*Unbank.so")
  message(FATAL_ERROR "unbank-clang++-${MAJOR} takes another plugin than the package's: ${shown}")
endif()
run(ignored ${CMAKE_COMMAND} -E env CUDA_PATH=none ${usr}/bin/unbank-${MAJOR} analyze ${usr}/share/doc/unbank-${MAJOR}/examples/transpose.cu)
run(page man -l ${usr}/share/man/man1/unbank-clang++-${MAJOR}.1.gz)
run(defined bash -c ". ${usr}/share/bash-completion/completions/unbank-${MAJOR} && complete -p unbank-${MAJOR}")
file(GLOB_RECURSE library ${usr}/lib/libunbank-${MAJOR}.so.*)
if(NOT page MATCHES "unbank analyze" OR NOT library)
  message(FATAL_ERROR "no manual page, or no library: ${library}")
endif()
foreach(file lib/llvm-${MAJOR}/lib/Unbank.so share/doc/unbank-${MAJOR}/copyright share/doc/unbank-${MAJOR}/docs/report-v1.schema.json
        share/zsh/vendor-completions/_unbank-${MAJOR} share/fish/vendor_completions.d/unbank-${MAJOR}.fish)
  if(NOT EXISTS ${usr}/${file})
    message(FATAL_ERROR "${file} is not in the package")
  endif()
endforeach()
