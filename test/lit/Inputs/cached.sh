#!/bin/bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cached.sh ccache|sccache: compiles k.cu by ./bin/unbank through the cache in different ways, and says for each whether the cache had it, and
# where options are given whether the object is the one of a compile without a cache.
set -euo pipefail
cache=$1
export CCACHE_DIR=$PWD/cache SCCACHE_DIR=$PWD/cache SCCACHE_IDLE_TIMEOUT=60 CUDA_PATH=none
unset CCACHE_DISABLE CCACHE_BASEDIR CCACHE_EXTRAFILES UNBANK_OPTIONS
flags=(--target=x86_64-linux-gnu -nocudainc -nocudalib --offload-arch=sm_90 --cuda-feature=+ptx78 -Wno-unknown-cuda-version -O3
  --cuda-device-only -c)
source=(k.cu)

if [[ $cache == sccache ]]; then
  SCCACHE_SERVER_PORT=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  export SCCACHE_SERVER_PORT
  sccache --start-server > started 2>&1
  trap 'sccache --stop-server > stopped 2>&1' EXIT
fi

misses() {
  if [[ $cache == ccache ]]; then ccache --print-stats | awk '$1 == "cache_miss" {print $2}'; else sccache -s | awk '/^Cache misses  / {print $3}'; fi
}

compile() { # WHAT ARGUMENT...
  local what=$1 outcome=hit
  shift
  $cache -z > zeroed
  UNBANK_LAUNCHER=$cache bin/unbank clang++ "${flags[@]}" "${source[@]}" "$@" -o k.o
  if [[ $(misses) != 0 ]]; then outcome=miss; fi
  if [[ ${UNBANK_OPTIONS:-} == skip* || $# != 0 ]]; then
    bin/unbank clang++ "${flags[@]}" "${source[@]}" "$@" -o direct.o
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
echo '// unbank: ok' >> k.cu
compile "a comment"
if [[ $cache == ccache ]]; then # sccache 0.4 compiles such anew each time
  cp k.cu k.cpp
  source=(-x cuda k.cpp)
  compile "named as C++"
  compile again
  echo '// unbank: ok' >> k.cpp
  compile "a comment there"
  source=(k.cu)
fi
unset UNBANK_OPTIONS
printf x >> lib/Unbank.so
compile "another plugin"
compile again
if [[ $cache == sccache ]]; then exit; fi
# Before the command: what it sees then, and what not.
ccache bin/unbank-clang++ "${flags[@]}" "${source[@]}" -o k.o 2>&1
flags+=("${source[@]}" "-fplugin=$PWD/lib/Unbank.so" "-fpass-plugin=$PWD/lib/Unbank.so")
ccache bin/unbank-clang++ "${flags[@]}" -mllvm -unbank-skip=tile -o k.o 2>&1
ccache bin/unbank-clang++ "${flags[@]}" -mllvm -unbank-fail-above=99 -mllvm -unbank-baseline=base -o k.o 2>&1
