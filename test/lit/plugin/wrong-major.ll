; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The loader refuses a plugin for another LLVM major, with a message and without a crash: because of its version, or earlier because of an LLVM symbol
; that has another name in this major.
; REQUIRES: other-llvm
; UNSUPPORTED: sanitize
; RUN: not %other_opt -load-pass-plugin=%plugin -passes=unbank %s -disable-output 2>&1 | FileCheck %s
; CHECK: {{Wrong API version on plugin|Could not load library}} '{{.*}}Unbank.so'
; CHECK-NOT: Stack dump
target triple = "nvptx64-nvidia-cuda"
