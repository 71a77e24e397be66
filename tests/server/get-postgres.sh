#!/bin/sh
# The tests need a real PostgreSQL: Debian's. Installs it where it is missing and one may.
set -eu
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && exit 0
command -v initdb >/dev/null && exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "Please install PostgreSQL (Debian: apt-get install postgresql), then run the tests again." >&2
    exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
