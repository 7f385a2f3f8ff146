/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Public headers compile as C++: each alone with -DUNBANK_HEADER='"unbank/bank.h"', else all
 * together. It is C++ because that is what it tests. */
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
