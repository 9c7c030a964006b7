#!/usr/bin/env bash
# The package `phone` refuses Pakistani numbers as people there write them, which three other packages read.
#
# Versions: phone 3.1.72, libphonenumber-js 1.13.16, google-libphonenumber 3.2.47, awesome-phonenumber 7.8.0 (npm).
# Expected: `+92 (0)300 …` and `+92 0300 …`, on business cards and in chats, are the number without the trunk zero; digits
#           in Urdu are digits.
# Happens:  `phone` returns no number for all three forms, although it reads `0300 …`, `0092 …` and `92 …`.
# Affects:  a payee saved in one form and looked up in another: two people, or none.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts phone@3.1.72 libphonenumber-js@1.13.16 \
  google-libphonenumber@3.2.47 awesome-phonenumber@7.8.0 >/dev/null

cat >read.cjs <<'JS'
const { parsePhoneNumber } = require('awesome-phonenumber');
const { PhoneNumberFormat, PhoneNumberUtil } = require('google-libphonenumber');
const { parsePhoneNumberFromString } = require('libphonenumber-js');
const { phone } = require('phone');

const google = PhoneNumberUtil.getInstance();
const readers = {
  phone: (text) => phone(text, { country: 'PK' }).phoneNumber,
  'libphonenumber-js': (text) => parsePhoneNumberFromString(text, 'PK')?.number,
  'google-libphonenumber': (text) => google.format(google.parse(text, 'PK'), PhoneNumberFormat.E164),
  'awesome-phonenumber': (text) => parsePhoneNumber(text, { regionCode: 'PK' }).number?.e164,
};
const forms = ['0300 1112223', '0092 300 1112223', '+92 (0)300 1112223', '+92 0300 1112223', '۰۳۰۰ ۱۱۱۲۲۲۳'];
for (const [name, read] of Object.entries(readers)) {
  console.log(`${name}: ${forms.map((form) => (read(form) === '+923001112223' ? 'read' : 'refused')).join(', ')}`);
}
JS
node read.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
phone: read, read, refused, refused, refused
libphonenumber-js: read, read, read, read, read
google-libphonenumber: read, read, read, read, read
awesome-phonenumber: read, read, read, read, read
EXPECTED
