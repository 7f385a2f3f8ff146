/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Decimal numbers as people write them: "2", "1.5", "1e+06". strtod reads more than these, such as
 * 0x1p3, inf, and blanks before a number. */
#ifndef UNBANK_SUPPORT_DECIMAL_H
#define UNBANK_SUPPORT_DECIMAL_H

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Reads a text that is one decimal number, of at least 0, and nothing else. */
static inline bool read_decimal(const char *text, double *out) {
  char *end;
  *out = strtod(text, &end);
  return strspn(text, "0123456789.e+-") == strlen(text) && end != text && !*end && *out >= 0 &&
         isfinite(*out);
}

#endif
