/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA driver API calls: device.h says what is kept where.
 */
#include "device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fill.h"

/* Ends the program unless the call went well. */
static void check(CUresult result, const char *call, const char *about) {
  const char *text = "unknown error";
  if (result == CUDA_SUCCESS)
    return;
  cuGetErrorString(result, &text);
  fprintf(stderr, "gpu_run: %s: %s (%.*s)\n", about, text, (int)strcspn(call, "("), call);
  exit(2);
}
#define CU(call, about) check(call, #call, about)

void unbank_device_open(void) {
  CUdevice gpu;
  CUcontext context;
  char name[128];
  int clock_khz, sms;
  CU(cuInit(0), "no CUDA driver");
  CU(cuDeviceGet(&gpu, 0), "no GPU");
  CU(cuDeviceGetName(name, sizeof name, gpu), "no GPU");
  CU(cuDeviceGetAttribute(&sms, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, gpu), name);
  CU(cuDeviceGetAttribute(&clock_khz, CU_DEVICE_ATTRIBUTE_CLOCK_RATE, gpu), name);
  CU(cuDevicePrimaryCtxRetain(&context, gpu), name);
  CU(cuCtxSetCurrent(context), name);
  printf("%s, %d SMs, up to %d MHz\n", name, sms, clock_khz / 1000);
}

unsigned char *unbank_device_area(enum area area, size_t bytes) {
  static struct {
    void *memory;
    size_t bytes;
  } areas[AREA_COUNT];
  if (areas[area].bytes < bytes) {
    if (areas[area].memory)
      CU(cuMemFreeHost(areas[area].memory), "host memory");
    CU(cuMemHostAlloc(&areas[area].memory, bytes, 0), "host memory");
    areas[area].bytes = bytes;
  }
  return areas[area].memory;
}

static void must_fill(const struct job *job, const struct slot *slot, unsigned char *memory) {
  char *wrong = unbank_fill(&slot->argument, memory);
  if (!wrong)
    return;
  fprintf(stderr, "gpu_run: %s: %s\n", job->name, wrong);
  exit(2);
}

/* The value of an argument that is no buffer; malloc'd. */
static unsigned char *value_of(const struct job *job, const struct slot *slot) {
  unsigned char *memory = calloc(argument_bytes(&slot->argument) + sizeof(uint64_t), 1);
  if (!memory) {
    fprintf(stderr, "gpu_run: out of memory\n");
    exit(2);
  }
  must_fill(job, slot, memory);
  return memory;
}

static void fill_on_device(const struct job *job, const struct slot *slot, CUdeviceptr out) {
  size_t bytes = argument_bytes(&slot->argument);
  if (slot->argument.fill == FILL_ZERO) {
    CU(cuMemsetD8(out, 0, bytes), job->name);
    return;
  }
  unsigned char *memory = unbank_device_area(AREA_STAGING, bytes);
  must_fill(job, slot, memory);
  CU(cuMemcpyHtoD(out, memory, bytes), job->name);
}

/* A variable's first contents are kept; those of a buffer only if they will be restored. */
static void load_slot(struct device_job *device, size_t index) {
  const struct job *job = device->job;
  const struct slot *slot = &job->slots[index];
  size_t bytes = argument_bytes(&slot->argument);
  if (slot->argument.kind != ARGUMENT_BUFFER) {
    device->params[index] = device->values[index] = value_of(job, slot);
    return;
  }
  bool is_restored = slot->global || slot->argument.is_output;
  if (!slot->global) {
    CU(cuMemAlloc(&device->work[index], bytes), job->name);
    device->params[index] = &device->work[index];
  }
  if (is_restored)
    CU(cuMemAlloc(&device->first[index], bytes), job->name);
  fill_on_device(job, slot, is_restored ? device->first[index] : device->work[index]);
  if (is_restored && !slot->global)
    CU(cuMemcpyDtoD(device->work[index], device->first[index], bytes), job->name);
}

static void find_globals(struct loaded *loaded, const struct job *job, const char *path) {
  for (size_t i = 0; i < job->slot_count; i++) {
    size_t bytes, wanted = argument_bytes(&job->slots[i].argument);
    const char *name = job->slots[i].global;
    if (!name)
      continue;
    CU(cuModuleGetGlobal(&loaded->globals[i], &bytes, loaded->module, name), name);
    if (bytes < wanted) {
      fprintf(stderr, "gpu_run: %s: %s has %zu bytes, not %zu\n", path, name, bytes, wanted);
      exit(2);
    }
  }
}

/* More than 48 KiB of static and dynamic memory together are to be asked for. */
static void load_variant(struct loaded *loaded, const struct job *job, size_t index) {
  const char *path = job->variants[index].path;
  unsigned dynamic_bytes = job->variants[index].dynamic_bytes;
  CU(cuModuleLoad(&loaded->module, path), path);
  CU(cuModuleGetFunction(&loaded->function, loaded->module, job->symbol), path);
  const struct {
    CUfunction_attribute attribute;
    int *value;
  } facts[] = {{CU_FUNC_ATTRIBUTE_NUM_REGS, &loaded->registers},
               {CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, &loaded->shared_bytes},
               {CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, &loaded->local_bytes}};
  for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++)
    CU(cuFuncGetAttribute(facts[i].value, facts[i].attribute, loaded->function), path);
  loaded->shared_bytes += (int)dynamic_bytes;
  if (dynamic_bytes)
    CU(cuFuncSetAttribute(loaded->function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                          (int)dynamic_bytes),
       path);
  find_globals(loaded, job, path);
  CU(cuOccupancyMaxActiveBlocksPerMultiprocessor(
         &loaded->blocks_per_sm, loaded->function,
         (int)(job->block[0] * job->block[1] * job->block[2]), dynamic_bytes),
     path);
}

void unbank_device_load(struct device_job *device, const struct job *job) {
  *device = (struct device_job){.job = job};
  for (size_t i = 0; i < job->slot_count; i++)
    load_slot(device, i);
  for (size_t i = 0; i < job->variant_count; i++)
    load_variant(&device->variants[i], job, i);
  CU(cuEventCreate(&device->before, CU_EVENT_DEFAULT), job->name);
  CU(cuEventCreate(&device->after, CU_EVENT_DEFAULT), job->name);
}

void unbank_device_unload(struct device_job *device) {
  const char *name = device->job->name;
  for (size_t i = 0; i < device->job->slot_count; i++) {
    if (device->work[i])
      CU(cuMemFree(device->work[i]), name);
    if (device->first[i])
      CU(cuMemFree(device->first[i]), name);
    free(device->values[i]);
  }
  for (size_t i = 0; i < device->job->variant_count; i++)
    CU(cuModuleUnload(device->variants[i].module), name);
  CU(cuEventDestroy(device->before), name);
  CU(cuEventDestroy(device->after), name);
}

/* Where a variant finds a buffer or a variable. */
static CUdeviceptr place(const struct device_job *device, size_t variant, size_t slot) {
  return device->job->slots[slot].global ? device->variants[variant].globals[slot]
                                         : device->work[slot];
}

void unbank_device_restore(struct device_job *device, size_t variant) {
  for (size_t i = 0; i < device->job->slot_count; i++)
    if (device->first[i])
      CU(cuMemcpyDtoD(place(device, variant, i), device->first[i],
                      argument_bytes(&device->job->slots[i].argument)),
         device->job->name);
}

double unbank_device_run(struct device_job *device, size_t variant, unsigned launches) {
  const struct job *job = device->job;
  const char *path = job->variants[variant].path;
  unsigned dynamic_bytes = job->variants[variant].dynamic_bytes;
  float milliseconds;
  unbank_device_restore(device, variant);
  CU(cuEventRecord(device->before, NULL), path);
  for (unsigned i = 0; i < launches; i++)
    CU(cuLaunchKernel(device->variants[variant].function, job->grid[0], job->grid[1], job->grid[2],
                      job->block[0], job->block[1], job->block[2], dynamic_bytes, NULL,
                      device->params, NULL),
       path);
  CU(cuEventRecord(device->after, NULL), path);
  CU(cuEventSynchronize(device->after), path);
  CU(cuEventElapsedTime(&milliseconds, device->before, device->after), path);
  return (double)milliseconds * 1e3 / launches;
}

size_t unbank_output_bytes(const struct job *job) {
  size_t bytes = 0;
  for (size_t i = 0; i < job->slot_count; i++)
    if (job->slots[i].argument.is_output)
      bytes += argument_bytes(&job->slots[i].argument);
  return bytes;
}

void unbank_device_outputs(const struct device_job *device, size_t variant, unsigned char *memory) {
  for (size_t i = 0; i < device->job->slot_count; i++) {
    const struct argument *argument = &device->job->slots[i].argument;
    if (!argument->is_output)
      continue;
    CU(cuMemcpyDtoH(memory, place(device, variant, i), argument_bytes(argument)),
       device->job->name);
    memory += argument_bytes(argument);
  }
}
