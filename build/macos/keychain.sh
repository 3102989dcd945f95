#!/usr/bin/env bash
# Put a Developer ID certificate (base64 of a .p12) and the notary's credentials into a keychain of
# their own, for build/package_macos.py. Does nothing where there is no certificate.
set -euo pipefail

if [ -z "${CERTIFICATE:-}" ]; then
    echo "no certificate: the application will not be signed"
    exit 0
fi
keychain="$HOME/Library/Keychains/thirteen.keychain-db"
password=$(uuidgen)
p12=$(mktemp)
trap 'rm -f "$p12"' EXIT
base64 --decode <<<"$CERTIFICATE" >"$p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$p12" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign -k "$keychain"
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
if [ -n "${THIRTEEN_NOTARY_PROFILE:-}" ]; then
    xcrun notarytool store-credentials "$THIRTEEN_NOTARY_PROFILE" --keychain "$keychain" \
        --apple-id "$APPLE_ID" --password "$APPLE_PASSWORD" --team-id "$APPLE_TEAM"
fi
