#!/usr/bin/env bash
# Packages that write and read EMVCo payment codes disagree about the checksum of every letter outside ASCII.
#
# Versions: pix-utils 2.8.2, vietnam-qr-pay 1.5.1, bakong-khqr 1.0.20, paynowqr 1.1.2, promptparse 1.6.0 (npm).
# Expected: one CRC-16 of one text. EMVCo defines it over the data, whose text is UTF-8.
# Happens:  the first three packages compute it over the UTF-8 bytes; paynowqr and promptparse over UTF-16 code units.
#           Codes with ASCII only have the same checksum everywhere, so tests do not show it.
# Affects:  merchants whose name or note has an accent: the code is refused as damaged by readers of the other kind.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pix-utils@2.8.2 vietnam-qr-pay@1.5.1 bakong-khqr@1.0.20 \
  paynowqr@1.1.2 promptparse@1.6.0 >/dev/null

cat >compare.cjs <<'JS'
const { BakongKHQR, IndividualInfo, khqrData } = require('bakong-khqr');
const PaynowQR = require('paynowqr');
const { createStaticPix } = require('pix-utils');
const { parse } = require('promptparse');
const { BanksObject, QRPay } = require('vietnam-qr-pay');

function crc16(bytes) {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const writers = {
  'pix-utils': (text) =>
    createStaticPix({
      merchantName: 'Shop',
      merchantCity: 'City',
      pixKey: 'someone@example.com',
      infoAdicional: text,
      transactionAmount: 1,
    }).toBRCode(),
  'vietnam-qr-pay': (text) =>
    QRPay.initVietQR({
      bankBin: BanksObject.acb.bin,
      bankNumber: '257678859',
      amount: '10000',
      purpose: text,
    }).build(),
  'bakong-khqr': (text) =>
    new BakongKHQR().generateIndividual(
      new IndividualInfo('someone@bank', text, 'Phnom Penh', { currency: khqrData.currency.usd }),
    ).data.qr,
  paynowqr: (text) =>
    new PaynowQR({ uen: '201403121W', amount: 1, expiry: '20301231', company: text }).output(),
};

for (const [writer, write] of Object.entries(writers)) {
  for (const text of ['Cafe', 'Café']) {
    const code = write(text);
    const isUtf8 = crc16(Buffer.from(code.slice(0, -4), 'utf8')) === code.slice(-4);
    const isRead = parse(code, true) !== null;
    console.log(`${writer} ${text}: checksum of UTF-8 ${isUtf8}, read by promptparse ${isRead}`);
  }
}
JS
node compare.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
pix-utils Cafe: checksum of UTF-8 true, read by promptparse true
pix-utils Café: checksum of UTF-8 true, read by promptparse false
vietnam-qr-pay Cafe: checksum of UTF-8 true, read by promptparse true
vietnam-qr-pay Café: checksum of UTF-8 true, read by promptparse false
bakong-khqr Cafe: checksum of UTF-8 true, read by promptparse true
bakong-khqr Café: checksum of UTF-8 true, read by promptparse false
paynowqr Cafe: checksum of UTF-8 true, read by promptparse true
paynowqr Café: checksum of UTF-8 false, read by promptparse true
EXPECTED
