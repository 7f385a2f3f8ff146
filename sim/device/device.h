/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Host functions that stand for the device: one for each intrinsic, inline PTX instruction or
 * runtime function, in tables by name, a table a file.
 *
 * lower.c gives every call of them one convention, so a host function sees only 32-bit and 64-bit
 * integers, float, double and pointers:
 *
 *     i1, i8, i16               zero-extended to 32 bits
 *     half, bfloat, <2 x half>  their bits, likewise
 *     a returned structure      a pointer to it, after the other arguments; nothing is returned
 *     a returned i1, i16, half  the low bits of 32
 *
 * A row "unbank.X" serves the intrinsic llvm.nvvm.X and what inline.c makes of inline PTX. */
#ifndef UNBANK_SIM_DEVICE_DEVICE_H
#define UNBANK_SIM_DEVICE_DEVICE_H

#include <string.h>

#include "sim/run/worker.h"

#define HOST_PREFIX "unbank."
#define ROW(name, function) {HOST_PREFIX name, (void *)(function)}

extern const struct host_function register_functions[];   /* device.c */
extern const struct host_function collective_functions[]; /* collective.c */
extern const struct host_function copy_functions[];       /* copy.c */
extern const struct host_function rounding_functions[];   /* rounding.c */
extern const struct host_function convert_functions[];    /* convert.c */
extern const struct host_function arithmetic_functions[]; /* arithmetic.c */
extern const struct host_function integer_functions[];    /* integer.c */
extern const struct host_function narrow_functions[];     /* narrow.c */
extern const struct host_function library_functions[];    /* libdevice.c */
extern const struct host_function print_functions[];      /* print.c */
extern const struct host_function mbarrier_functions[];   /* mbarrier.c */
extern const struct host_function multiply_functions[];   /* multiply.c */
extern const struct host_function wmma_functions[];       /* wmma.c */

/* What LLVM's backend calls on this machine (narrow.c). */
extern const struct host_function runtime_functions[];

static inline uint32_t float_bits(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}
static inline float bits_float(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
static inline uint64_t double_bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}
static inline double bits_double(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* .ftz: a subnormal becomes a zero of its sign. */
static inline float flush(float x) {
  uint32_t bits = float_bits(x);
  return bits & 0x7f800000 ? x : bits_float(bits & 0x80000000);
}
/* .sat: within [0, 1], and 0 for a NaN. */
static inline double saturate(double x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

enum { HEAP_BYTES = 8 << 20 }; /* of the memory that device malloc gives out */

/* Rounds x to an integer in a direction of <fenv.h>; its sign stays. */
double round_toward(double x, int direction);
/* A number rounded to half or bfloat, as its bits. */
uint32_t to_half(double x);
uint32_t to_bfloat(double x);
double from_half(uint32_t bits);
static inline double from_bfloat(uint32_t bits) { return (double)bits_float(bits << 16); }

#endif
