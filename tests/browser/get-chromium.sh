#!/bin/sh
# The tests need a real browser: Debian's Chromium, without windows where it comes that way. Installs
# it where it is missing and one may.
set -eu
command -v chromium-headless-shell >/dev/null && exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    command -v chromium >/dev/null && exit 0
    echo "Please install Chromium (Debian: apt-get install chromium), then run the tests again." >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
for package in chromium-headless-shell chromium; do
    apt-get install -y -qq --no-install-recommends "$package" >/dev/null && exit 0
done
exit 1
