/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What memory a layout may take, and what that costs: the arrays of a kernel share 48 KiB, and
 * bytes may cost resident blocks. */
#ifndef UNBANK_IR_ROOM_H
#define UNBANK_IR_ROOM_H

#include "ir/model.h"

struct room {
  bool fits;
  double lost;                /* of the resident blocks of the kernel that loses most: 0 to 1 */
  unsigned blocks, remaining; /* that kernel's */
};

/* Room for the unit under that layout, beside what is chosen for the others so far.
 * One that is confined may take no more bytes than it does, nor make its kernels take more. */
struct room unbank_room(const struct module *module, struct unit *unit,
                        const struct unbank_layout *layout);

#endif
