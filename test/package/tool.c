/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <stdio.h>

#include "unbank/unbank.h"

int main(int argc, char **argv) {
  struct unbank_layout layout;
  if (argc != 2 || unbank_layout_parse(argv[1], &layout)) {
    fprintf(stderr, "usage: tool LAYOUT\n");
    return 1;
  }
  printf("unbank %s: two rows of 32 floats take %u bytes under %s\n", UNBANK_VERSION,
         (unsigned)unbank_layout_size(&layout, 256), argv[1]);
  return unbank_run == NULL; /* the half that needs LLVM links, too */
}
