#!/usr/bin/env bash
# Two emulated devices share their passkeys, and a passkey that exists already is refused with another error than in
# browsers.
#
# Version:  nid-webauthn-emulator 0.2.11 (npm).
# Expected: two `new AuthenticatorEmulator()` are two devices, and the second one knows no passkey of the first. Creating
#           a passkey that `excludeCredentials` lists rejects with `InvalidStateError`, as
#           https://www.w3.org/TR/webauthn-3/#sctn-createCredential demands and browsers do.
# Happens:  both devices have one static list of passkeys, so that the second one signs in with the passkey of the first.
#           The excluded passkey is refused with `NotAllowedError`, like a dialog that the user closed.
# Affects:  tests of ‘sign in on another device’, which pass although the passkey cannot be there; tests of ‘this device
#           has a passkey already’, whose branch for `InvalidStateError` never runs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts nid-webauthn-emulator@0.2.11 >/dev/null

cat >devices.cjs <<'JS'
const {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  WebAuthnEmulator,
} = require('nid-webauthn-emulator');

const origin = 'https://shop.example';
const rp = { id: 'shop.example', name: 'Shop' };
const user = { id: 'dXNlcg', name: 'someone@example.com', displayName: 'Someone' };
const pubKeyCredParams = [{ type: 'public-key', alg: -7 }];
const creation = { rp, user, pubKeyCredParams, challenge: 'Y2hhbGxlbmdl' };
const request = { rpId: rp.id, challenge: 'Y2hhbGxlbmdl' };

function attempt(act) {
  try {
    return act() && 'done';
  } catch (error) {
    return error.name;
  }
}
for (const [name, getOptions] of [
  ['default', () => ({})],
  ['own repository', () => ({ credentialsRepository: new PasskeysCredentialsMemoryRepository() })],
]) {
  const [first, second] = [0, 1].map(
    () => new WebAuthnEmulator(new AuthenticatorEmulator(getOptions())),
  );
  const { id } = first.createJSON(origin, creation);
  const excludeCredentials = [{ type: 'public-key', id }];
  console.log(`${name}: first device signs in: ${attempt(() => first.getJSON(origin, request))}`);
  console.log(`${name}: second device signs in: ${attempt(() => second.getJSON(origin, request))}`);
  const again = attempt(() => first.createJSON(origin, { ...creation, excludeCredentials }));
  console.log(`${name}: first device creates an excluded passkey: ${again}`);
}
JS
node devices.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
default: first device signs in: done
default: second device signs in: done
default: first device creates an excluded passkey: NotAllowedError
own repository: first device signs in: done
own repository: second device signs in: NotAllowedError
own repository: first device creates an excluded passkey: NotAllowedError
EXPECTED
