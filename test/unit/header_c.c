/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Public headers compile as C: each alone with -DUNBANK_HEADER='"unbank/bank.h"', else all
 * together. */
#ifdef UNBANK_HEADER
#include UNBANK_HEADER
#else
#include "unbank/bank.h"
#include "unbank/cuda.h"
#include "unbank/layout.h"
#include "unbank/options.h"
#include "unbank/report.h"
#include "unbank/unbank.h"
#endif

/* A translation unit needs a declaration, and cuda.h holds macros alone. */
extern int unbank_header_c;
