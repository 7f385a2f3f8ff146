/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * CUDA driver API calls: device.h says what is kept where.
 */
#include "device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void load_buffer(struct device_job *device, size_t index) {
  const struct arg *arg = &device->job->args[index];
  size_t bytes = unbank_arg_bytes(arg);
  void *memory = malloc(bytes);
  if (!memory)
    check(CUDA_ERROR_OUT_OF_MEMORY, "malloc", device->job->name);
  unbank_arg_fill(arg, memory);
  CU(cuMemAlloc(&device->work[index], bytes), device->job->name);
  CU(cuMemcpyHtoD(device->work[index], memory, bytes), device->job->name);
  if (arg->is_output) {
    CU(cuMemAlloc(&device->first[index], bytes), device->job->name);
    CU(cuMemcpyHtoD(device->first[index], memory, bytes), device->job->name);
  }
  free(memory);
}

static void load_variant(struct loaded *loaded, const struct job *job, size_t index) {
  const char *path = job->variants[index].path;
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
  CU(cuOccupancyMaxActiveBlocksPerMultiprocessor(
         &loaded->blocks_per_sm, loaded->function,
         (int)(job->block[0] * job->block[1] * job->block[2]), job->dynamic_bytes),
     path);
}

void unbank_device_load(struct device_job *device, const struct job *job) {
  *device = (struct device_job){.job = job};
  for (size_t i = 0; i < job->arg_count; i++) {
    device->params[i] = (void *)job->args[i].value;
    if (job->args[i].is_buffer) {
      load_buffer(device, i);
      device->params[i] = &device->work[i];
    }
  }
  for (size_t i = 0; i < job->variant_count; i++)
    load_variant(&device->variants[i], job, i);
  CU(cuEventCreate(&device->before, CU_EVENT_DEFAULT), job->name);
  CU(cuEventCreate(&device->after, CU_EVENT_DEFAULT), job->name);
}

void unbank_device_unload(struct device_job *device) {
  const char *name = device->job->name;
  for (size_t i = 0; i < device->job->arg_count; i++) {
    if (device->work[i])
      CU(cuMemFree(device->work[i]), name);
    if (device->first[i])
      CU(cuMemFree(device->first[i]), name);
  }
  for (size_t i = 0; i < device->job->variant_count; i++)
    CU(cuModuleUnload(device->variants[i].module), name);
  CU(cuEventDestroy(device->before), name);
  CU(cuEventDestroy(device->after), name);
}

static void restore(struct device_job *device) {
  for (size_t i = 0; i < device->job->arg_count; i++)
    if (device->job->args[i].is_output)
      CU(cuMemcpyDtoD(device->work[i], device->first[i], unbank_arg_bytes(&device->job->args[i])),
         device->job->name);
}

double unbank_device_run(struct device_job *device, size_t variant) {
  const struct job *job = device->job;
  const char *path = job->variants[variant].path;
  float milliseconds;
  restore(device);
  CU(cuEventRecord(device->before, NULL), path);
  CU(cuLaunchKernel(device->variants[variant].function, job->grid[0], job->grid[1], job->grid[2],
                    job->block[0], job->block[1], job->block[2], job->dynamic_bytes, NULL,
                    device->params, NULL),
     path);
  CU(cuEventRecord(device->after, NULL), path);
  CU(cuEventSynchronize(device->after), path);
  CU(cuEventElapsedTime(&milliseconds, device->before, device->after), path);
  return (double)milliseconds * 1e3;
}

size_t unbank_output_bytes(const struct job *job) {
  size_t bytes = 0;
  for (size_t i = 0; i < job->arg_count; i++)
    if (job->args[i].is_output)
      bytes += unbank_arg_bytes(&job->args[i]);
  return bytes;
}

void unbank_device_outputs(const struct device_job *device, unsigned char *memory) {
  for (size_t i = 0; i < device->job->arg_count; i++) {
    const struct arg *arg = &device->job->args[i];
    if (!arg->is_output)
      continue;
    CU(cuMemcpyDtoH(memory, device->work[i], unbank_arg_bytes(arg)), device->job->name);
    memory += unbank_arg_bytes(arg);
  }
}
