/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Marks what the shared libraries export: every function of the public headers, and nothing else.
 */
#ifndef UNBANK_EXPORT_H
#define UNBANK_EXPORT_H

#if defined(__GNUC__)
#define UNBANK_API __attribute__((visibility("default")))
#else
#define UNBANK_API
#endif

#endif
