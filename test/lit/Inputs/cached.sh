#!/bin/bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiles k.cu by ./bin/unbank through ccache in different ways, and says for each whether the cache had it, and where options are
# given whether the object is the one of a compile without a cache.
set -euo pipefail
export CCACHE_DIR=$PWD/cache CUDA_PATH=none
unset CCACHE_DISABLE CCACHE_BASEDIR CCACHE_EXTRAFILES UNBANK_OPTIONS
flags=(--target=x86_64-linux-gnu -nocudainc -nocudalib --offload-arch=sm_90 --cuda-feature=+ptx78 -Wno-unknown-cuda-version -O3
  --cuda-device-only -c k.cu)

compile() { # WHAT ARGUMENT...
  local what=$1 outcome=hit
  shift
  ccache -z > zeroed
  UNBANK_LAUNCHER=ccache bin/unbank clang++ "${flags[@]}" "$@" -o k.o
  if [[ $(ccache --print-stats | awk '$1 == "cache_miss" {print $2}') != 0 ]]; then outcome=miss; fi
  if [[ ${UNBANK_OPTIONS:-} == skip* || $# != 0 ]]; then
    bin/unbank clang++ "${flags[@]}" "$@" -o direct.o
    if cmp -s k.o direct.o; then outcome+=", as without a cache"; else outcome+=", another object"; fi
  fi
  echo "$what: $outcome"
}

compile first
compile again
UNBANK_OPTIONS='skip=*' compile "option in the environment"
UNBANK_OPTIONS='skip=*' compile again
compile "option as an argument" -mllvm -unbank-layout=transpose::tile@pad:128:8
compile "without options"
export UNBANK_OPTIONS='fail-above=1;baseline=base'
compile "a baseline"
compile again
echo '# more' >> base
compile "the baseline has changed"
unset UNBANK_OPTIONS
touch -d tomorrow lib/Unbank.so
compile "another plugin"
compile again
ccache bin/unbank-clang++ "${flags[@]}" -o k.o 2>&1
