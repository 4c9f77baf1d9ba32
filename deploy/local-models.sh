#!/bin/sh
# Starts what it is given. Where the containers of compose.yaml's profile `local-models` run beside it, these models
# write and speak, unless the settings name others. A container's name is known while it runs.
set -eu
seen=${DATA_DIR:?}/local-models-seen

they_run() {
  getent hosts ollama >/dev/null && getent hosts kokoro >/dev/null
}

# When the machine starts, so do all containers at once, and these may come a little later.
if [ -e "$seen" ]; then
  tries=30
  until they_run || [ "$tries" -eq 0 ]; do
    tries=$((tries - 1))
    sleep 1
  done
fi

if they_run; then
  touch "$seen"
  if [ -z "${WRITER:-}" ]; then
    export WRITER=openai WRITER_URL=http://ollama:11434/v1
    export WRITER_MODEL="${WRITER_MODEL:-gemma3:4b}" WRITER_SECONDS="${WRITER_SECONDS:-300}"
  fi
  if [ -z "${VOICE:-}" ]; then
    export VOICE=openai VOICE_URL=http://kokoro:8880/v1 VOICE_MODEL=kokoro
    export VOICE_NAMES="${VOICE_NAMES:-af_heart=Heart,bf_emma=Emma,am_michael=Michael,bm_george=George}"
    export VOICE_SECONDS="${VOICE_SECONDS:-600}"
  fi
else
  rm -f "$seen"
fi
exec "$@"
