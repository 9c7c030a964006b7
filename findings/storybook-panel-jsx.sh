#!/usr/bin/env bash
# A panel of a Storybook addon that is compiled with the automatic JSX runtime breaks in projects with React 19.
#
# Versions: Storybook 10.6.7, React 19.2.0, Vite 8.3.8, puppeteer-core 25.16.0 (npm), Debian's chromium.
# Expected: an addon's panel can be published as TypeScript compiles it by default today: with react/jsx-runtime.
# Happens:  Storybook's manager replaces the module 'react' with its own React 18, but bundles react/jsx-runtime of the
#           project. The elements of React 19's runtime are unknown to React 18: 'This addon has errors'. The same panel
#           with React.createElement works.
# Affects:  authors of addons, whose own Storybook compiles the sources and so does not show it.
set -euo pipefail

if ! command -v chromium >/dev/null; then
  echo 'Install the browser first: apt-get install chromium' >&2
  exit 2
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact storybook@10.6.7 \
  @storybook/react-vite@10.6.7 react@19.2.0 react-dom@19.2.0 vite@8.3.8 puppeteer-core@25.16.0 sirv@3.0.2 >/dev/null

mkdir .storybook stories
cat >.storybook/main.js <<'JS'
export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.js'],
  core: { disableTelemetry: true },
};
JS
cat >stories/Text.stories.js <<'JS'
export default { render: () => 'text' };
export const Text = {};
JS

cat >open.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';
import sirv from 'sirv';

const server = createServer(sirv('storybook-static')).listen(0);
const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/?path=/story/text--text`);
const tab = await page.waitForSelector('::-p-aria([name="Tried"][role="tab"])');
await tab.click();
const shown = await page.waitForFunction(() =>
  ['Shown by the panel', 'This addon has errors'].find((text) => document.body.innerText.includes(text)),
);
console.log(await shown.jsonValue());
await browser.close();
server.close();
JS

try() {
  cat >.storybook/manager.js <<JS
import React from 'react';
import { jsx } from 'react/jsx-runtime';
import { addons } from 'storybook/manager-api';

const Panel = () => $1;
addons.register('tried', () =>
  addons.add('tried/panel', { type: 'panel', title: 'Tried', render: ({ active }) => (active ? $2 : null) }),
);
export { React, jsx };
JS
  npx storybook build --quiet >build.log 2>&1 || { cat build.log; exit 1; }
  node open.mjs
}

{
  echo "automatic runtime: $(try "jsx('p', { children: 'Shown by the panel' })" 'jsx(Panel, {})')"
  echo "createElement: $(try "React.createElement('p', null, 'Shown by the panel')" 'React.createElement(Panel)')"
} | tee actual.txt

diff - actual.txt <<'EXPECTED'
automatic runtime: This addon has errors
createElement: Shown by the panel
EXPECTED
