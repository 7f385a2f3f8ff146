/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The profiles that the options name, in their order. */
#ifndef UNBANK_PROFILE_LIST_H
#define UNBANK_PROFILE_LIST_H

#include "profile/profile.h"

LIST_STRUCT(profile_list, struct profile);

/* Reads the options' profiles. NULL, or a malloc'd sentence. */
char *unbank_read_profiles(const struct unbank_options *options, struct arena *arena,
                           struct profile_list *out);

/* What a profile says of the kernel with that mangled name, or NULL. */
const struct profile_kernel *unbank_profile_kernel(const struct profile *profile, const char *name);

/* The block shape that a kernel was measured with, by the first profile that has it; x == 0: none
 * has. */
struct unbank_shape unbank_measured_block(const struct profile_list *profiles, const char *kernel);

#endif
