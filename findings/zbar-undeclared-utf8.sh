#!/usr/bin/env bash
# ZBar shows short Urdu names as Chinese.
#
# Versions: qrcode 1.5.4 (npm), ZBar 0.23.92 (Debian's zbar-tools); lean-qr 2.7.4 for comparison.
# Expected: text that a popular writer encodes as UTF-8 is read as UTF-8.
# Happens:  the writer does not declare the encoding (ECI 26), so ZBar guesses Big5 for names whose bytes are valid in it.
# Affects:  payees with short names in Arabic script: the payer sees another name. Longer names are read correctly.
set -euo pipefail

if ! command -v zbarimg >/dev/null; then
  echo 'Install zbarimg first: apt-get install zbar-tools' >&2
  exit 2
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts qrcode@1.5.4 lean-qr@2.7.4 pngjs@7.0.0 >/dev/null

cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { correction, generate, mode } from 'lean-qr';
import { PNG } from 'pngjs';
import QRCode from 'qrcode';

function save(file, size, isDark) {
  const scale = 6;
  const width = (size + 8) * scale;
  const png = new PNG({ width, height: width });
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / scale) - 4;
    const y = Math.floor(pixel / width / scale) - 4;
    const isInside = x >= 0 && y >= 0 && x < size && y < size;
    png.data.fill(isInside && isDark(x, y) ? 0 : 255, pixel * 4, pixel * 4 + 3);
    png.data[pixel * 4 + 3] = 255;
  }
  writeFileSync(file, PNG.sync.write(png));
}

const [, , name] = process.argv;
const { modules } = QRCode.create(name, { errorCorrectionLevel: 'M' });
save('undeclared.png', modules.size, (x, y) => modules.get(y, x));
const declared = generate(name, { minCorrectionLevel: correction.M, modes: [mode.utf8] });
save('declared.png', declared.size, (x, y) => declared.get(x, y));
JS

for name in رضا عباس سعد محمد; do
  node write.mjs "$name"
  echo "$name undeclared: $(zbarimg --quiet --raw undeclared.png 2>/dev/null) declared: $(zbarimg --quiet --raw declared.png 2>/dev/null)"
done | tee actual.txt

diff - actual.txt <<'EXPECTED'
رضا undeclared: 堭媔塈 declared: رضا
عباس undeclared: 媢堥塈堻 declared: عباس
سعد undeclared: 堻媢堹 declared: سعد
محمد undeclared: محمد declared: محمد
EXPECTED
