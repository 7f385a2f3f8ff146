/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The patches of several sources as one.
 *
 * What becomes of a source depends on the others in one thing alone: no array gets two patches, so
 * those that a header declares get that of the first source that has one for them. So each source
 * is worked on by a process of its own, as if it were the first, and what that finds is taken in
 * the order of the sources. Where a file with arrays that a source declares has the patch of an
 * earlier source by then, it is worked on once more, here. */
#ifndef UNBANK_PATCHES_H
#define UNBANK_PATCHES_H

#include "suggest.h"

/* The patches of all sources of a project, so many at a time (0: as many as the machine has
 * processors). NULL, or a malloc'd sentence. */
char *patches_find(struct arena *arena, struct project project, unsigned at_once,
                   struct suggested_patch *out);

#endif
