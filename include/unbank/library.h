/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What libunbank and libunbank-model have in common: their version, and the memory they hand out.
 *
 * Conventions of all public headers:
 *
 *   errors     A function that can fail returns char *: NULL if it succeeds, else a sentence in
 *              UTF-8 that says what to do. Release the sentence with unbank_free. In case of an
 *              error the function's outputs are unchanged.
 *   ownership  A text that is returned as char *, and an object that is returned through a pointer
 *              to a pointer, belong to the caller; the comment names the function that releases
 *              them. A const char * belongs to the library, or to the structure that it is in.
 *              Arguments stay the caller's.
 *   pointers   No argument may be NULL unless its comment says so.
 *   numbers    A number that is not an enumerator of its type is an error, or gives the result that
 *              the function's comment names. Numbers are checked before they are used as an index.
 *   memory     If memory runs out, the process ends with a line on stderr, as with LLVM.
 *   threads    Nothing is global: calls on different objects may run at the same time. A module
 *              and its LLVMContext belong to one call at a time.
 */
#ifndef UNBANK_LIBRARY_H
#define UNBANK_LIBRARY_H

#include "unbank/export.h"

#define UNBANK_VERSION_MAJOR 0
#define UNBANK_VERSION_MINOR 1
#define UNBANK_VERSION_PATCH 0
#define UNBANK_VERSION "0.1.0"
/* Grows from version to version: 1,000,000 * major + 1,000 * minor + patch. */
#define UNBANK_VERSION_NUMBER                                                                      \
  (UNBANK_VERSION_MAJOR * 1000000 + UNBANK_VERSION_MINOR * 1000 + UNBANK_VERSION_PATCH)

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library at run time, which may be newer than these headers: "0.1.0". */
UNBANK_API const char *unbank_version(void);
/* The same as a number, computed like UNBANK_VERSION_NUMBER. */
UNBANK_API unsigned unbank_version_number(void);

/* Releases an error or a text that a function of the library returned; NULL is allowed. This is
 * free() of the C library that this library uses, for languages and allocators with another one. */
UNBANK_API void unbank_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif
