// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile in workgroup memory, whose columns are read: 32 lanes meet in one bank.
gpu.module @kernels {
  gpu.func @transpose(%out: memref<?x?xf32>, %in: memref<?x?xf32>) workgroup(%tile: memref<32x32xf32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %left = arith.muli %bx, %c32 : index
    %top = arith.muli %by, %c32 : index
    %column = arith.addi %left, %x : index
    scf.for %j = %y to %c32 step %c8 {
      %row = arith.addi %top, %j : index
      %v = memref.load %in[%row, %column] : memref<?x?xf32>
      memref.store %v, %tile[%j, %x] : memref<32x32xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %turned = arith.addi %top, %x : index
    scf.for %j = %y to %c32 step %c8 {
      %row = arith.addi %left, %j : index
      %v = memref.load %tile[%x, %j] : memref<32x32xf32, #gpu.address_space<workgroup>>
      memref.store %v, %out[%row, %turned] : memref<?x?xf32>
    }
    gpu.return
  }
}
