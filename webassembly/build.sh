#!/usr/bin/env bash
# Builds the modules: LAME and flite from the sources of their authors, the kernels from our own. See README.md.
# Debian 12: apt-get install curl patch clang-14 lld-14 wasi-libc libclang-rt-14-dev-wasm32
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
debian=http://deb.debian.org/debian/pool/main

# fetch ADDRESS SHA256: unpacks a source archive into the work folder.
fetch() {
  curl -fsS -o "$work/source.tar.gz" "$1"
  echo "$2  $work/source.tar.gz" | sha256sum -c --quiet
  tar -xzf "$work/source.tar.gz" -C "$work"
}

# compile OUTPUT ARGUMENT...: an instance without a main program, which exports what is marked so.
compile() {
  clang-14 --target=wasm32-wasi --sysroot=/usr -O3 -ffast-math -msimd128 -fvisibility=hidden \
    -mexec-model=reactor -Wno-everything -Wl,--export-dynamic,--gc-sections,--strip-all \
    -o "$here/src/$1" "${@:2}" -lm
  sha256sum "$here/src/$1"
}

compile transformer-kernels/kernels.wasm "$here/src/transformer-kernels/kernels.c"

fetch "$debian/l/lame/lame_3.100.orig.tar.gz" \
  ddfe36cab873794038ae2c1210557ad34857a4b6bdc515785d1da9e175b1da1e
cd "$work/lame-3.100"
patch -p1 --quiet <"$here/src/lame/faster.patch"
compile lame/lame.wasm -DHAVE_CONFIG_H -I"$here/src/lame" -Iinclude -Ilibmp3lame -Impglib \
  libmp3lame/*.c "$here/src/lame/adapter.c"

fetch "$debian/f/flite/flite_2.2.orig.tar.gz" \
  ab1555fe5adc3f99f1d4a1a0eb1596d329fd6d74f1464a0097c81f53c0cf9e5c
cd "$work/flite-2.2"
patch -p1 --quiet <"$here/src/flite/faster.patch"
# Included by others, for other systems, or for making voices.
shopt -s extglob
compile flite/flite.wasm -DCST_NO_SOCKETS -DCST_AUDIO_NONE \
  -I"$here/src/flite" -Iinclude -Ilang/usenglish -Ilang/cmulex -Isrc/cg \
  src/{cg,hrg,lexicon,regex,speech,stats,synth,wavesynth}/!(*dump_voice).c \
  src/utils/!(*_palmos|*_wince|*_posix|*_win32|cst_socket).c src/audio/au_{none,streaming}.c \
  lang/usenglish/*.c lang/cmulex/!(*_raw|*_table|*_num_bytes).c lang/cmu_us_{rms,slt}/*.c \
  "$here/src/flite/adapter.c"
