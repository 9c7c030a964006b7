#!/usr/bin/env bash
# Chromium paints before an element that <link rel="expect" blocking="render"> names has been parsed: its start tag is enough.
#
# Versions: Chromium 156 (Debian's chromium), puppeteer-core 25.16.0 (npm).
# Expected: as the HTML standard says, an element that the parser has not yet closed does not end the wait, so that
#           href="#splash" paints the splash with all that is in it.
# Happens:  the first frame has what has arrived of the splash, and the rest moves it. The link must name an element after it.
# Affects:  apps whose splash or first screen arrives in parts: its logo jumps, which counts as a layout shift.
set -euo pipefail

if ! command -v chromium >/dev/null; then
  echo 'Install the browser first: apt-get install chromium' >&2
  exit 2
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core@25.16.0 >/dev/null

cat >paint.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

const DELAY_MS = 2000;
const server = createServer((request, response) => {
  const expected = new URL(request.url, 'http://localhost').searchParams.get('expected');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.write(`<!doctype html><title>splash</title>
    <link rel="expect" href="#${expected}" blocking="render" />
    <body><div id="splash"><p>Logo</p>`);
  setTimeout(() => response.end('<p>Name</p></div><i id="after"></i>'), DELAY_MS);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));

const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
for (const expected of ['splash', 'after']) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/?expected=${expected}`);
  const paintedAt = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  console.log(`#${expected}: painted ${paintedAt < DELAY_MS / 2 ? 'in part' : 'whole'}`);
}
await browser.close();
server.close();
JS
node paint.mjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
#splash: painted in part
#after: painted whole
EXPECTED
