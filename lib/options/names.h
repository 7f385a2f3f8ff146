/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names in options, as people write them. */
#ifndef UNBANK_OPTIONS_NAMES_H
#define UNBANK_OPTIONS_NAMES_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A demangled name without parameters, template arguments, return type, trailing qualifiers and
 * anonymous namespaces, malloc'd: "void ns::foo<int>(float*)" is "ns::foo", "transpose(float*,
 * int)::tile" is "transpose::tile". */
char *unbank_plain_name(const char *demangled);
/* A plain name that keeps its template arguments, in which enumerators are numbers: "ns::foo<int>".
 * malloc'd. */
char *unbank_short_name(const char *demangled);
/* Whether a compile's device code is linked with more (-fgpu-rdc), behind one more word of clang's
 * command line: the last that says so counts. */
bool unbank_is_part_after(const char *word, bool is_part);
/* The length of a mangled name without what clang appends to it for -fgpu-rdc; it comes from the
 * command line, and host and device code compiled apart have different ones. */
size_t unbank_mangled_length(const char *mangled);
/* Whether two mangled names are the same but for that. */
bool unbank_same_mangled(const char *a, const char *b);
/* Whether a name is another one, or that without some of its namespaces: "b::c" of "a::b::c".
 * Spaces do not count. */
bool unbank_is_tail_of_name(const char *tail, const char *name);
/* Whether a pattern of only=, skip= or layout=, a glob, means an array: by its mangled name or by
 * its plain one. */
bool unbank_options_match(const char *pattern, const char *mangled, const char *display);
/* Whether a name, as that in block=NAME@..., means a kernel or a variable: its mangled name, or its
 * demangled one, with parameters and template arguments or without. Spaces do not count. */
bool unbank_options_means(const char *name, const char *mangled, const char *demangled);

#ifdef __cplusplus
}
#endif
#endif
