#!/usr/bin/env bash
# Two packages that validate IBANs disagree about an IBAN copied from a statement.
#
# Versions: ibantools 4.5.4, iban 0.0.14 (npm).
# Expected: the same verdict. ISO 13616 prints an IBAN in groups of four and transmits it without spaces.
# Happens:  `iban` ignores spaces, hyphens and case, and calls each form valid; `ibantools` accepts only the transmitted
#           form. A form that validates with the first and sends what was typed hands the printed form to a server that
#           refuses it with the second. Neither verdict says what to send.
# Affects:  transfers typed from paper or pasted from a PDF: refused by the bank after the wallet has accepted them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ibantools@4.5.4 iban@0.0.14 >/dev/null

cat >validate.cjs <<'JS'
const iban = require('iban');
const { isValidIBAN } = require('ibantools');

const forms = {
  transmitted: 'PK36SCBL0000001123456702',
  printed: 'PK36 SCBL 0000 0011 2345 6702',
  hyphens: 'PK36-SCBL-0000-0011-2345-6702',
  'lower case': 'pk36scbl0000001123456702',
};
for (const [name, form] of Object.entries(forms)) {
  console.log(`${name}: iban ${iban.isValid(form)}, ibantools ${isValidIBAN(form)}`);
}
JS
node validate.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
transmitted: iban true, ibantools true
printed: iban true, ibantools false
hyphens: iban true, ibantools false
lower case: iban true, ibantools false
EXPECTED
