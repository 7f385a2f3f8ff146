#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# unchanged.sh OPT OPT_WITH_PLUGIN IN.ll REPORT.json [OPTIONS]
#
# Fails unless the pass leaves the module as it was, in text and in bitcode, byte for byte.
set -e
opt=$1 with=$2 in=$3 report=$4 options=$5

compare() { # [-S]
  # unquoted: they may be several words
  $opt -passes=verify "$@" "$in" -o "$report.before"
  $with -passes="unbank<$options;report=$report>" -verify-each "$@" "$in" -o "$report.after"
  cmp "$report.before" "$report.after"
}
compare -S
compare
