/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A bound below which no layout can get, and what the chosen layout takes, as figures that others
 * can check: `unbank explain --certificate=FILE` writes them with everything they follow from, and
 * tools/certificate.py, which shares no code with this library, verifies them.
 *
 * The bound. The hardware serves groups of lanes, and in a wavefront each bank gives one word. A
 * layout that keeps what a lane moves whole does not change how many different granules a group
 * asks for, and a granule fills its share of the banks: a group of g granules in s slots takes at
 * least g / s wavefronts, rounded up. Lanes of an atomic on one word take turns under any layout.
 * The sum over all executions bounds every layout of the family under which the hardware executes
 * the accesses at the same widths.
 *
 * What is not certified: layouts that split wide accesses, or let neighbours be merged; other
 * block shapes; accesses that data decides, for each of which the bound counts one wavefront, and
 * the layout's own figure none. The bound looks at each execution separately: if two of them need
 * different layouts, there may be no layout that reaches it. */
#ifndef UNBANK_EXPLAIN_CERTIFICATE_H
#define UNBANK_EXPLAIN_CERTIFICATE_H

#include "explain/subjects.h"

struct certificate {
  double bound;      /* over all executions */
  double wavefronts; /* under the chosen layout, of those that are compared; and their bound */
  double compared;
  double executions, left_out; /* of a block; and those that are not compared */
  bool is_whole;               /* all executions were recorded, and the layout is one function */
};

/* For the subject's array in its kernel. */
struct certificate unbank_certify(const struct subject *subject);

/* Certificates of all subjects as JSON, version 1, malloc'd, ending in a newline; NULL if memory
 * runs out. */
char *unbank_certificates_json(const struct subject_list *subjects);

#endif
