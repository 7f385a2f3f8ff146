# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Sourced by tools/try and tools/check: what they need, and how they build. Both start in the project's root.

packages_build=(cmake ninja-build pkg-config g++ libjansson-dev libpopt-dev libcsv-dev libxxhash-dev libcmocka-dev libelf-dev
  llvm-22 llvm-22-dev llvm-22-tools clang-22 libclang-22-dev)
packages_try=("${packages_build[@]}" python3)
packages_check=("${packages_try[@]}" clang-format-22 clang-tidy-22 llvm-19 llvm-19-dev llvm-19-tools clang-19 libclang-19-dev libclang-rt-22-dev python3-jsonschema chromium ccache sccache distcc
  dpkg-dev file man-db)

say() { printf '== %s\n' "$*"; }

# install_missing PACKAGE...: through apt, as root or by sudo; says nothing when all are there.
install_missing() {
  if ! command -v dpkg-query apt-get >/dev/null; then
    say "no apt here; using what is installed"
    return
  fi
  local package as_root=() missing=()
  local -A installed=()
  while read -r package; do installed[$package]=1; done < <(
    dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p')
  for package in "$@"; do [[ ${installed[$package]:-} ]] || missing+=("$package"); done
  ((${#missing[@]})) || return 0
  say "installing ${missing[*]}"
  [[ $(id -u) == 0 ]] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# build FOLDER [CMAKE ARGUMENT...]
build() {
  local folder=$1
  shift
  say "building $folder"
  mkdir -p "$folder"
  cmake -G Ninja -B "$folder" "$@" >"$folder/cmake.log" 2>&1 || { cat "$folder/cmake.log"; return 1; }
  if [[ -t 1 ]]; then ninja -C "$folder"; else ninja -C "$folder" --quiet; fi
}
