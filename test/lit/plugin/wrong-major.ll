; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A plugin of the wrong LLVM major is refused by the loader, by name and without a crash: for its version, or first for a symbol of LLVM's
; that this major has under another name.
; REQUIRES: other-llvm
; UNSUPPORTED: sanitize
; RUN: not %other_opt -load-pass-plugin=%plugin -passes=unbank %s -disable-output 2>&1 | FileCheck %s
; CHECK: {{Wrong API version on plugin|Could not load library}} '{{.*}}Unbank.so'
; CHECK-NOT: Stack dump
target triple = "nvptx64-nvidia-cuda"
