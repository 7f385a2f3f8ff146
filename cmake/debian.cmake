# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# CPack runs this between the install and the package (package.cmake). Programs, manual pages, documents and completions go where Debian looks for
# them, under names that have the LLVM major. A symbolic link leads from there to what must lie beside the plugin.
if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()
set(major ${CPACK_UNBANK_MAJOR})
set(usr ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
set(own ${usr}/lib/llvm-${major})

function(link target name)
  get_filename_component(folder ${name} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  file(CREATE_LINK ${target} ${name} SYMBOLIC)
endfunction()

function(move from to)
  get_filename_component(folder ${to} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  file(RENAME ${from} ${to})
endfunction()

move(${own}/share/man/man1/unbank.1 ${usr}/share/man/man1/unbank-${major}.1)
execute_process(COMMAND gzip -9n ${usr}/share/man/man1/unbank-${major}.1 COMMAND_ERROR_IS_FATAL ANY)
link(unbank-${major}.1.gz ${usr}/share/man/man1/unbank-clang++-${major}.1.gz)
foreach(program unbank unbank-clang++)
  link(../lib/llvm-${major}/bin/${program} ${usr}/bin/${program}-${major})
endforeach()
link(../llvm-${major}/lib/${CPACK_UNBANK_LIBRARY} ${usr}/lib/${CPACK_UNBANK_MULTIARCH}/${CPACK_UNBANK_LIBRARY})

# A completion is for one name of a command.
function(move_completion from to before after)
  file(READ ${own}/share/${from} text)
  string(REPLACE "${before}" "${after}" text "${text}")
  file(WRITE ${usr}/share/${to} "${text}")
endfunction()
move_completion(bash-completion/completions/unbank bash-completion/completions/unbank-${major} "-F _unbank unbank" "-F _unbank unbank-${major}")
move_completion(zsh/site-functions/_unbank zsh/vendor-completions/_unbank-${major} "#compdef unbank" "#compdef unbank-${major}")
move_completion(fish/vendor_completions.d/unbank.fish fish/vendor_completions.d/unbank-${major}.fish "complete -c unbank " "complete -c unbank-${major} ")

move(${own}/share/doc/unbank ${usr}/share/doc/unbank-${major})
move(${usr}/share/doc/unbank-${major}/LICENSE ${usr}/share/doc/unbank-${major}/copyright)
file(REMOVE_RECURSE ${own}/share)
