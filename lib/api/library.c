/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What libunbank and libunbank-model both have. */
#include "unbank/library.h"

#include <stdlib.h>

const char *unbank_version(void) { return UNBANK_VERSION; }

unsigned unbank_version_number(void) { return UNBANK_VERSION_NUMBER; }

void unbank_free(void *memory) { free(memory); }
