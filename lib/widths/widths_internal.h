/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The two ways to find widths, and what both begin with. */
#ifndef UNBANK_WIDTHS_WIDTHS_INTERNAL_H
#define UNBANK_WIDTHS_WIDTHS_INTERNAL_H

#include "widths/widths.h"

/* The cause of a width that accesses of other arrays may change, if their places are not known. */
extern const char unbank_in_another_cause[];

struct width unbank_width_alone(const struct access *access);
struct width unbank_width_alone_under(const struct module *module, const struct access *access,
                                      const struct unbank_layout *layout);

/* The widths of the code as it stands, which codegen must have been run on. */
void unbank_widths_as_lowered(const struct module *module, const struct width_request *request,
                              struct arena *scratch, struct width *widths);

/* The widths under request->layout, which is not NULL. */
void unbank_widths_by_rule(const struct module *module, const struct width_request *request,
                           struct arena *scratch, struct width *widths);

#endif
