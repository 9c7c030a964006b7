#!/usr/bin/env bash
# PromptPay and VietQR codes lack fields that EMVCo requires.
#
# Versions: promptpay-qr 0.5.0, vietnam-qr-pay 1.5.1, pix-utils 2.8.2 (npm).
# Expected: both schemes are described as EMVCo QR codes, whose fields 52 (category), 59 (name) and 60 (city) are
#           mandatory, as in PIX.
# Happens:  the codes have none of them; the banks' apps look the name up by the account.
# Affects:  wallets of other countries: they refuse the code, or ask to pay a payee without a name.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts promptpay-qr@0.5.0 vietnam-qr-pay@1.5.1 pix-utils@2.8.2 \
  >/dev/null

cat >fields.cjs <<'JS'
const { createStaticPix } = require('pix-utils');
const writePromptPay = require('promptpay-qr');
const { BanksObject, QRPay } = require('vietnam-qr-pay');

function listTags(code) {
  const tags = [];
  for (let at = 0; at < code.length; at += 4 + Number(code.slice(at + 2, at + 4))) tags.push(code.slice(at, at + 2));
  return tags;
}

const pix = { merchantName: 'Shop', merchantCity: 'City', pixKey: 'someone@example.com', transactionAmount: 1 };
const viet = { bankBin: BanksObject.acb.bin, bankNumber: '257678859', amount: '10000' };
const codes = {
  'promptpay-qr': writePromptPay('081-234-5678', { amount: 420 }),
  'vietnam-qr-pay': QRPay.initVietQR(viet).build(),
  'pix-utils': createStaticPix(pix).toBRCode(),
};
for (const [writer, code] of Object.entries(codes)) {
  const missing = ['52', '53', '58', '59', '60'].filter((tag) => !listTags(code).includes(tag));
  console.log(`${writer}: missing ${missing.join(' ') || 'nothing'}`);
}
JS
node fields.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
promptpay-qr: missing 52 59 60
vietnam-qr-pay: missing 52 59 60
pix-utils: missing nothing
EXPECTED
