#!/usr/bin/env bash
# A PayNow code written without an amount requests an amount of 0.
#
# Version:  paynowqr 1.1.2 (npm). Its README calls the company name optional, and shows the amount as an option.
# Expected: without an amount, the code has no field 54, and the payer enters the amount (EMVCo 4.7.4).
# Happens:  the field 54 is ‘0’, which EMVCo forbids.
# Affects:  donation and shop codes: a reader that follows EMVCo refuses them, another one offers to pay 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts paynowqr@1.1.2 >/dev/null

cat >write.cjs <<'JS'
const PaynowQR = require('paynowqr');
const options = { uen: '201403121W', expiry: '20301231', company: 'Shop', editable: true };
for (const amount of [undefined, 5]) {
  const code = new PaynowQR({ ...options, ...(amount && { amount }) }).output();
  const [, length, rest] = /5303702(?:54(\d\d))?(.*)$/.exec(code);
  console.log(`amount ${amount}: field 54 ${length ? rest.slice(0, Number(length)) : 'missing'}`);
}
JS
node write.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
amount undefined: field 54 0
amount 5: field 54 5
EXPECTED
