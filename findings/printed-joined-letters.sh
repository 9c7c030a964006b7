#!/usr/bin/env bash
# Which joined letters a PDF from Firefox can be searched for depends on how the font names its glyphs.
#
# Versions: Firefox ESR 153 (Debian's firefox-esr), Poppler's pdftotext (Debian's poppler-utils), puppeteer-core 25.16.0,
#           @fontsource/vazirmatn 5.3.0, @fontsource/noto-nastaliq-urdu 5.3.0 (npm).
# Expected: a printed page keeps its text, as in Chromium, whatever the shapes of the letters.
# Happens:  Firefox writes the text of a glyph only if the font gives the glyph a code point, as Arabic presentation forms
#           have. A joined letter of Noto Nastaliq has none. Vazirmatn has them, except for contextual alternates.
# Affects:  people who search, copy or have read aloud a receipt or statement that they printed in Urdu or Arabic.
set -euo pipefail

for command in firefox-esr pdftotext; do
  if ! command -v "$command" >/dev/null; then
    echo 'Install the browser and Poppler first: apt-get install firefox-esr poppler-utils' >&2
    exit 2
  fi
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core@25.16.0 \
  @fontsource/vazirmatn@5.3.0 @fontsource/noto-nastaliq-urdu@5.3.0 >/dev/null

cat >print.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const TEXT = 'بیلنس تاریخ';
const read = (name) =>
  readFileSync(`node_modules/@fontsource/${name}/files/${name}-arabic-400-normal.woff2`, 'base64');
const cases = [
  ['Noto Nastaliq Urdu', 'noto-nastaliq-urdu', 'normal'],
  ['Noto Nastaliq Urdu without alternates', 'noto-nastaliq-urdu', 'none'],
  ['Vazirmatn', 'vazirmatn', 'normal'],
  ['Vazirmatn without alternates', 'vazirmatn', 'none'],
];

const executablePath = execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
const page = await browser.newPage();
for (const [title, font, ligatures] of cases) {
  await page.setContent(`<meta charset="utf-8"><style>
    @font-face { font-family: tried; src: url(data:font/woff2;base64,${read(font)}); }
    p { font: 20px tried; font-variant-ligatures: ${ligatures}; }
  </style><p lang="ur" dir="rtl">${TEXT}</p>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  writeFileSync('page.pdf', await page.pdf());
  const text = execFileSync('pdftotext', ['page.pdf', '-'], { encoding: 'utf8' });
  const isKept = TEXT.split(' ').every((word) => text.normalize('NFKC').includes(word));
  console.log(`${title}: ${isKept ? 'text' : 'no text'}`);
}
await browser.close();
JS
node print.mjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
Noto Nastaliq Urdu: no text
Noto Nastaliq Urdu without alternates: no text
Vazirmatn: no text
Vazirmatn without alternates: text
EXPECTED
