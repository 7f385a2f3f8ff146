/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One job on the GPU: its variants loaded side by side in one context, over one set of buffers.
 *
 *   first  what a buffer or variable holds before a launch; of buffers kept only for outputs
 *   work   what the kernel is given; a variable lies in its variant's module instead
 *
 * Before each launch unbank_device_restore copies first to work, so each launch starts from the
 * same memory and meets the same cache, whichever variant ran before it. A buffer that is not an
 * output must not be written.
 *
 * A CUDA call that fails ends the program with a sentence: a failed launch spoils the context, and
 * no later figure could be trusted.
 */
#ifndef UNBANK_BENCH_DEVICE_H
#define UNBANK_BENCH_DEVICE_H

#include <cuda.h>

#include "jobs.h"

/* A variant on the device, and what ptxas made of it. */
struct loaded {
  CUmodule module;
  CUfunction function;
  int registers, shared_bytes, local_bytes; /* a thread, a block (static and dynamic), a thread */
  int blocks_per_sm;                        /* resident at once */
  CUdeviceptr globals[MAX_SLOTS];           /* of slots that are variables */
};

struct device_job {
  const struct job *job;
  CUdeviceptr first[MAX_SLOTS], work[MAX_SLOTS];
  unsigned char *values[MAX_SLOTS]; /* of arguments that are no buffers */
  void *params[MAX_SLOTS];
  struct loaded variants[MAX_VARIANTS];
  CUevent before, after;
};

/* Takes the first GPU and prints its name. */
void unbank_device_open(void);

void unbank_device_load(struct device_job *device, const struct job *job);
void unbank_device_unload(struct device_job *device);

void unbank_device_restore(struct device_job *device, size_t variant);
/* Restores the buffers, launches one variant `launches` times, waits, and returns the microseconds
 * between the events around the launches, for one of them. */
double unbank_device_run(struct device_job *device, size_t variant, unsigned launches);

/* Memory of the host that the GPU copies from and to at full speed, of at least `bytes` bytes. One
 * area for each use; it is reused, and lives as long as the program. */
enum area { AREA_STAGING, AREA_REFERENCE, AREA_OUTPUTS, AREA_COUNT };
unsigned char *unbank_device_area(enum area area, size_t bytes);

/* Copies the outputs of a variant, one after the other, into `memory` of unbank_output_bytes. */
size_t unbank_output_bytes(const struct job *job);
void unbank_device_outputs(const struct device_job *device, size_t variant, unsigned char *memory);

#endif
