#!/usr/bin/env bash
# JavaScript's number format rounds half a rupee up to a rupee, although ISO 4217 gives the rupee two decimals.
#
# Versions: Node 20.20 and 24.21 (ICU with CLDR), currency-codes 2.2.0 (ISO 4217, npm).
# Expected: as many decimals as ISO 4217 lists, which ECMA-402 names for the style `currency`.
# Happens:  Node takes the decimals from CLDR, in which PKR, IDR, IQD and 13 other currencies have none: 1.5 PKR is
#           shown as 2. Firefox and WebKit use ISO 4217, so the same page shows 1.50 there.
# Affects:  wallets and shops in Pakistan, Indonesia, Iraq, Hungary: receipts differ by browser, and totals do not add up.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts currency-codes@2.2.0 >/dev/null

cat >decimals.cjs <<'JS'
const { code } = require('currency-codes');

const format = (currency) => new Intl.NumberFormat('en', { style: 'currency', currency });
const getDecimals = (currency) => format(currency).resolvedOptions().maximumFractionDigits;

const fewer = Intl.supportedValuesOf('currency').filter(
  (currency) => code(currency) && getDecimals(currency) < code(currency).digits,
);
for (const currency of ['PKR', 'IDR', 'IQD', 'HUF', 'INR']) {
  const shown = format(currency).format(1.5).replaceAll('\u00a0', ' ');
  console.log(`${currency}: ISO 4217 ${code(currency).digits}, Node ${getDecimals(currency)}: ${shown}`);
}
console.log(`${fewer.length} currencies have fewer decimals than in ISO 4217`);
JS
node decimals.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
PKR: ISO 4217 2, Node 0: PKR 2
IDR: ISO 4217 2, Node 0: IDR 2
IQD: ISO 4217 3, Node 0: IQD 2
HUF: ISO 4217 2, Node 0: HUF 2
INR: ISO 4217 2, Node 2: ₹1.50
16 currencies have fewer decimals than in ISO 4217
EXPECTED
