/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/runtime.h"

#include <string.h>

#include "support/words.h"

/* Prefixes and names of the toolkit's own functions, which programs cannot define. */
static const char *const prefixes[] = {
    "__nv_",      /* libdevice */
    "__nvvm_",    /* what the compiler replaces: __nvvm_reflect */
    "__cudaCDP2", /* kernels launched by kernels */
};

static const char *const names[] = {
    /* the C library on the device */
    "__assert_fail",
    "__assertfail",
    "free",
    "malloc",
    "memcpy",
    "memmove",
    "memset",
    "printf",
    "vprintf",
    /* C++ without its library */
    "__cxa_atexit",
    "__cxa_deleted_virtual",
    "__cxa_guard_abort",
    "__cxa_guard_acquire",
    "__cxa_guard_release",
    "__cxa_pure_virtual",
    /* single instructions */
    "__brkpt",
    "__prof_trigger",
    "__trap",
    /* cooperative groups */
    "cudaCGGetIntrinsicHandle",
    "cudaCGGetRank",
    "cudaCGGetSize",
    "cudaCGSynchronize",
    "cudaCGSynchronizeGrid",
    /* kernels launched by kernels, and what else of the host's interface the device has */
    "cudaDeviceGetAttribute",
    "cudaDeviceGetCacheConfig",
    "cudaDeviceGetLimit",
    "cudaDeviceGetSharedMemConfig",
    "cudaDeviceSynchronize",
    "cudaEventCreateWithFlags",
    "cudaEventDestroy",
    "cudaEventRecord",
    "cudaEventRecordWithFlags",
    "cudaFree",
    "cudaFuncGetAttributes",
    "cudaGetDevice",
    "cudaGetDeviceCount",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetLastError",
    "cudaGetParameterBuffer",
    "cudaGetParameterBufferV2",
    "cudaGraphLaunch",
    "cudaGraphSetConditional",
    "cudaLaunchDevice",
    "cudaLaunchDeviceV2",
    "cudaMalloc",
    "cudaMemcpy2DAsync",
    "cudaMemcpy3DAsync",
    "cudaMemcpyAsync",
    "cudaMemset2DAsync",
    "cudaMemset3DAsync",
    "cudaMemsetAsync",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cudaPeekAtLastError",
    "cudaRuntimeGetVersion",
    "cudaStreamCreateWithFlags",
    "cudaStreamDestroy",
    "cudaStreamWaitEvent",
};

bool unbank_is_linked(const char *name) {
  static const char *const linked[] = {"cuda", "__cudaCDP2"};
  return BEGINS_WITH_ANY(name, linked) || !unbank_is_device_runtime(name);
}

bool unbank_is_device_runtime(const char *name) {
  return BEGINS_WITH_ANY(name, prefixes) || is_one_of(name, names, sizeof names / sizeof *names);
}
