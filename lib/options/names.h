/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names in options, as people write them. */
#ifndef UNBANK_OPTIONS_NAMES_H
#define UNBANK_OPTIONS_NAMES_H

#include <stdbool.h>

/* A demangled name without parameters, template arguments, return type and trailing qualifiers,
 * malloc'd: "void ns::foo<int>(float*)" is "ns::foo", "transpose(float*, int)::tile" is
 * "transpose::tile". */
char *unbank_plain_name(const char *demangled);
/* Whether a pattern of only=, skip= or layout=, a glob, means an array: by its mangled name or by
 * its plain one. */
bool unbank_options_match(const char *pattern, const char *mangled, const char *display);
/* Whether the name in block=NAME@... means a kernel: its mangled name, or its demangled one made
 * plain. */
bool unbank_options_names_kernel(const char *name, const char *mangled, const char *demangled);

#endif
