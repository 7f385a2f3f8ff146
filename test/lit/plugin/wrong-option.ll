; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A wrong option is one error, wherever it comes from, and leaves no output behind.
; RUN: rm -f %t.bc
; RUN: not %unbank_opt -passes='unbank<blok=32x8>' %s -o %t.bc 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not test -e %t.bc
; RUN: not %unbank_opt -passes='print<unbank<block=32x>>' %s -o %t.bc 2>&1 | FileCheck %s --check-prefix=PIPELINE
; RUN: not test -e %t.bc
; RUN: not %unbank_opt -passes=unbank -unbank-block=2048 %s -o %t.bc 2>&1 | FileCheck %s --check-prefix=FLAG
; RUN: not test -e %t.bc
; RUN: env UNBANK_OPTIONS=mode=fast not %unbank_opt -passes=unbank %s -o %t.bc 2>&1 | FileCheck %s --check-prefix=ENVIRONMENT
; RUN: not test -e %t.bc
; RUN: not %unbank_opt -passes='print<unbank' %s -o %t.bc 2>&1 | FileCheck %s --check-prefix=HALF
; RUN: not test -e %t.bc
;
; The right ones beside them.
; RUN: env UNBANK_OPTIONS='block=16x16;;mode=report' %unbank_opt -passes='unbank<block=32x8;widths=ir>' -unbank-block=64 %s -o %t.bc
; RUN: test -e %t.bc
;
; HALF: unknown pass name 'print<unbank'
; NAME: error: unbank: in the pipeline: unknown option 'blok'
; NAME-NOT: error
; PIPELINE: error: unbank: in the pipeline: {{.*}}32x
; PIPELINE-NOT: error
; FLAG: error: unbank: on the command line: {{.*}}2048
; FLAG-NOT: error
; ENVIRONMENT: error: unbank: in UNBANK_OPTIONS: {{.*}}mode=fast
; ENVIRONMENT-NOT: error
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
}
