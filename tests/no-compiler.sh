#!/bin/sh
# Install the package as a machine without a C compiler does: it must work the same, only slower.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/source"
cp -r pyproject.toml setup.py README.md LICENSE constraints.txt build_tools src "$folder/source"
mkdir "$folder/source/web"
(cd web && tar cf - --exclude node_modules .) | tar xf - -C "$folder/source/web"
find "$folder/source" -name '*.so' -delete
"$1" -m venv "$folder/venv"
CC="$folder/no-such-compiler" "$folder/venv/bin/python" -m pip --disable-pip-version-check --quiet \
    install --constraint constraints.txt "$folder/source"
"$folder/venv/bin/python" -c 'from athanor.kernel import COMPILED; assert not COMPILED'
"$folder/venv/bin/athanor" simulate alchemist --seats random,greedy,random --matches 10 --json
echo "Without a compiler the package installs and plays."
