/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the host functions of wmma.c are told by the calls that lower them. */
#ifndef UNBANK_SIM_DEVICE_WMMA_H
#define UNBANK_SIM_DEVICE_WMMA_H

#include "sim/device/device.h"

enum {
  WMMA_WORDS = 8, /* registers of one matrix, at most */
  /* of the code of a multiplication: its number, and bits */
  WMMA_PRODUCT = 0xff,
  WMMA_HALF_C = 0x100,
  WMMA_HALF_D = 0x200,
  WMMA_SATURATES = 0x400,
};

/* The number of a shape and a type of A and B; -1: not known. */
int wmma_product(const char *shape, const char *type);

#endif
