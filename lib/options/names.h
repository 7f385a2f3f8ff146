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
/* Whether the device code of a compile is linked with other code (-fgpu-rdc), after one more word
 * of clang's command line; the last word that says so counts. */
bool unbank_is_part_after(const char *word, bool is_part);
/* The length of a mangled name without the suffix that clang appends for -fgpu-rdc. The suffix
 * depends on the command line, and differs if host and device code are compiled separately. */
size_t unbank_mangled_length(const char *mangled);
/* Whether two mangled names are the same except for that suffix. */
bool unbank_same_mangled(const char *a, const char *b);
/* Whether a name is another one, perhaps without some of its outer namespaces: "b::c" for
 * "a::b::c". Spaces do not count. */
bool unbank_is_tail_of_name(const char *tail, const char *name);
/* Whether a pattern of only=, skip= or layout=, a glob, matches the mangled or plain name of an
 * array. */
bool unbank_options_match(const char *pattern, const char *mangled, const char *display);
/* Whether a name, such as the one in block=NAME@..., means a kernel or a variable: it is the
 * mangled name; or the demangled one, with or without parameters and template arguments. Spaces do
 * not count. */
bool unbank_options_means(const char *name, const char *mangled, const char *demangled);
/* Whether a name that a command is given means a kernel: it is mangled; or demangled, with or
 * without parameters, template arguments and outer namespaces. */
bool unbank_means_kernel(const char *name, const char *mangled, const char *demangled);
/* Whether a glob with template arguments, "k<*, 32>", or one that is shortened, "lo...name<32>",
 * matches a kernel, perhaps without outer namespaces. */
bool unbank_matches_instance(const char *pattern, const char *demangled);

#ifdef __cplusplus
}
#endif
#endif
