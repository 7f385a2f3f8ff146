/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "profile/list.h"

#include <string.h>

char *unbank_read_profiles(const struct unbank_options *options, struct arena *arena,
                           struct profile_list *out) {
  char *error = NULL;
  for (size_t i = 0; i < options->profile_count && !error; i++)
    error = unbank_profile_read(options->profiles[i], arena, ARENA_PUSH(arena, out));
  return error;
}

const struct profile_kernel *unbank_profile_kernel(const struct profile *profile,
                                                   const char *name) {
  for (size_t i = 0; i < profile->kernels.count; i++)
    if (!strcmp(profile->kernels.items[i].name, name))
      return &profile->kernels.items[i];
  return NULL;
}

struct unbank_shape unbank_measured_block(const struct profile_list *profiles, const char *kernel) {
  for (size_t i = 0; i < profiles->count; i++) {
    const struct profile_kernel *found = unbank_profile_kernel(&profiles->items[i], kernel);
    if (found)
      return found->block;
  }
  return (struct unbank_shape){0, 0, 0};
}
