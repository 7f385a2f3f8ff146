/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Prints the names of all host functions, one a line: what run.py must have executed. */
#include <stdio.h>

#include "sim/device/device.h"

int main(void) {
  for (const struct host_function *const *table = device_tables; *table; table++)
    for (const struct host_function *row = *table; row->name; row++)
      puts(row->name);
  return 0;
}
