/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A bound below which no layout can get, and what the chosen layout takes, as figures that others
 * can check: `unbank explain --certificate=FILE` writes them with everything they follow from, and
 * tools/certificate.py, which shares no code with this library, verifies them.
 *
 * The bound. The hardware serves groups of lanes, and in a wavefront each bank gives one word. A
 * layout that does not split what a lane moves, a granule, does not change how many different
 * granules a group addresses. A granule fills one slot, its share of the banks, so a group with g
 * granules takes at least g / s wavefronts, rounded up, if there are s slots. Lanes of an atomic on
 * one word take turns under any layout.
 * The sum over all executions bounds every layout of the family under which the hardware executes
 * the accesses at the same widths.
 *
 * Not certified are layouts that split wide accesses, or let neighbours merge; other block shapes;
 * and accesses whose addresses data decides, which count as one wavefront in the bound and are left
 * out of the layout's figure. The bound looks at each execution separately: if two of them need
 * different layouts, no layout may reach it. */
#ifndef UNBANK_EXPLAIN_CERTIFICATE_H
#define UNBANK_EXPLAIN_CERTIFICATE_H

#include "explain/subjects.h"

struct certificate {
  double executions; /* of a block */
  double bound;      /* of all executions, in wavefronts */
  double left_out;   /* executions whose wavefronts under the chosen layout are not known */
  double wavefronts; /* of the other ones, under the chosen layout */
  double compared;   /* the bound of these */
  bool is_whole;     /* all executions were recorded, and the layout is one function */
};

/* For the subject's array in its kernel. */
struct certificate unbank_certify(const struct subject *subject);

/* Certificates of all subjects as JSON, version 1, malloc'd, ending in a newline; NULL if memory
 * runs out. */
char *unbank_certificates_json(const struct subject_list *subjects);

#endif
