/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The size field of the options, by which the library knows the program's version of them. */
#ifndef UNBANK_OPTIONS_SIZE_H
#define UNBANK_OPTIONS_SIZE_H

#include "unbank/options.h"

/* NULL, or a sentence if the structure was not initialised, lacks fields, or sets fields that this
 * library does not have. */
char *unbank_options_check_size(const struct unbank_options *options);

#endif
