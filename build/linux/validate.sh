#!/usr/bin/env bash
# Check the desktop entry and the AppStream metadata that build/release.py packed.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v desktop-file-validate >/dev/null || ! command -v appstreamcli >/dev/null; then
    sudo apt-get install --quiet --yes --no-install-recommends desktop-file-utils appstream
fi
desktop-file-validate out/tree-tar/*/share/applications/*.desktop
appstreamcli validate --no-net out/tree-tar/*/share/metainfo/*.metainfo.xml
