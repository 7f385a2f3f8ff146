# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Writes the page of unbank report as C: page.html with the style sheet and the script in it, cut where the data go.
#     cmake -DFOLDER=tools/unbank/page -DOUT=page_text.h -P page.cmake
file(READ ${FOLDER}/page.html html)
foreach(part css js)
  file(READ ${FOLDER}/page.${part} text)
  string(REPLACE "@${part}@" "${text}" html "${html}")
endforeach()
string(FIND "${html}" "@data@" cut)
string(SUBSTRING "${html}" 0 ${cut} before)
math(EXPR cut "${cut} + 6")
string(SUBSTRING "${html}" ${cut} -1 behind)
set(out "/* Made of page/page.html, page.css and page.js. */\n")
foreach(part before behind)
  file(WRITE ${OUT}.part "${${part}}")
  file(READ ${OUT}.part hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(APPEND out "static const char page_${part}_data[] = {${bytes}0};\n")
endforeach()
file(REMOVE ${OUT}.part)
file(WRITE ${OUT} "${out}")
