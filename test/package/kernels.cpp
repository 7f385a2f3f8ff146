// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
__attribute__((global)) void column(float *out, int i, int j) {
  static __attribute__((shared)) float tile[32][32];
  tile[i][j] = out[i];
  out[j] = tile[j][i];
}
