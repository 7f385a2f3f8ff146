# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -D BUILD=... -P uninstall.cmake: takes away what the last cmake --install of the build folder put down, and those folders of our name
# that it leaves empty.
if(NOT EXISTS ${BUILD}/install_manifest.txt)
  message(FATAL_ERROR "nothing was installed from ${BUILD}: it has no install_manifest.txt")
endif()
file(STRINGS ${BUILD}/install_manifest.txt files)
foreach(file IN LISTS files)
  file(REMOVE $ENV{DESTDIR}${file})
  get_filename_component(folder $ENV{DESTDIR}${file} DIRECTORY)
  while(folder MATCHES "/[Uu]nbank(/|$)")
    file(GLOB left ${folder}/*)
    if(left OR NOT EXISTS ${folder})
      break()
    endif()
    file(REMOVE_RECURSE ${folder})
    get_filename_component(folder ${folder} DIRECTORY)
  endwhile()
endforeach()
list(LENGTH files count)
message(STATUS "${count} files taken away")
