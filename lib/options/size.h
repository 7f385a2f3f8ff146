/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The size that a program says of its structure of options. */
#ifndef UNBANK_OPTIONS_SIZE_H
#define UNBANK_OPTIONS_SIZE_H

#include "unbank/options.h"

/* NULL, or a sentence: a structure that was not begun, that lacks fields, or that sets fields
 * which this library does not have. */
char *unbank_options_check_size(const struct unbank_options *options);

#endif
