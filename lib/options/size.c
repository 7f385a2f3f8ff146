/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A program and a library of different versions may each know fields that the other lacks. */
#include "options/size.h"

#include "support/arena.h"
#include "unbank/library.h"

/* Bytes behind the structure as this library has it are fields of a newer one: what is zero there
 * asks for nothing. */
static bool is_zero(const unsigned char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (bytes[i])
      return false;
  return true;
}

char *unbank_options_check_size(const struct unbank_options *options) {
  const size_t known = sizeof *options, size = options->size;
  if (!size)
    return unbank_error("struct unbank_options: its size is 0; begin with unbank_options_init");
  if (size < known)
    return unbank_error("struct unbank_options: its size is %zu, and %zu in libunbank %s: compile "
                        "the program with the headers of that version",
                        size, known, UNBANK_VERSION);
  if (!is_zero((const unsigned char *)options + known, size - known))
    return unbank_error("struct unbank_options: it sets fields that libunbank %s does not have",
                        UNBANK_VERSION);
  return NULL;
}
