#!/usr/bin/env bash
# Prints the folder of PostgreSQL's programs; installs Debian's package first if there is none and we may.
set -euo pipefail

folder() {
    local debians
    debians=$(ls -d /usr/lib/postgresql/*/bin 2> /dev/null | sort -V | tail -1 || true)
    if [ -n "$debians" ]; then echo "$debians"; return; fi
    if command -v initdb > /dev/null; then dirname "$(readlink -f "$(command -v initdb)")"; fi
}

if [ -z "$(folder)" ] && [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    { apt-get install -y -q postgresql || { apt-get update -q && apt-get install -y -q postgresql; }; } > /dev/null 2>&1 || true
fi
folder
