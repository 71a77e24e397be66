#!/bin/sh
# The tests need a real browser: Debian's Chromium. Installs it where it is missing and one may.
set -eu
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "Please install Chromium (Debian: apt-get install chromium), then run the tests again." >&2
    exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
