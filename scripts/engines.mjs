// npm run test:engines -- --engine firefox: journeys of the built wallet and a smoke test of the stories in Firefox,
// WebKitGTK (webkit) or Chromium. `--no-build` uses the existing builds; other arguments are passed to Playwright.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, installFromDebian } from './lib/browser.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { SKIPPED } from './lib/runner.mjs';

/** The commands that an engine needs, with their Debian packages. @type {Record<string, Record<string, string>>} */
const COMMANDS = {
  chromium: { pdftotext: 'poppler-utils' },
  firefox: { 'firefox-esr': 'firefox-esr', pdftotext: 'poppler-utils' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** @param {string} command */
const findCommand = (command) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find(existsSync);

/** Installs what is missing, where that is possible. Returns what is still missing. @param {string} engine */
async function installMissing(engine) {
  const commands = Object.entries(COMMANDS[engine] ?? {});
  const listMissing = () =>
    commands.filter(([command]) => !findCommand(command)).map(([, debian]) => debian);
  const missing = listMissing();
  if (missing.length > 0) await installFromDebian(missing);
  return listMissing();
}

const args = process.argv.slice(2).filter((arg) => arg !== '--no-build');
const [engine = ''] = args.splice(args.indexOf('--engine'), 2).slice(1);
if (!COMMANDS[engine]) throw new Error(`--engine is one of: ${Object.keys(COMMANDS).join(', ')}.`);

endChildrenOnSignal();
const missing = await installMissing(engine);
if (missing.length > 0) {
  console.log(`Skipped: ${engine} needs the Debian packages ${missing.join(', ')}.`);
  process.exit(SKIPPED);
}
if (!process.argv.includes('--no-build')) {
  const built = await run('npm', ['run', '--silent', 'build'], { limitMs: 600_000 });
  if (built !== 0) process.exit(built);
}
const [command = ''] = Object.keys(COMMANDS[engine]);
const browser = engine === 'chromium' ? await ensureBrowser() : findCommand(command);
process.exitCode = await run(
  'playwright',
  ['test', '--config', 'engines/playwright.config.ts', `--project=${engine}`, ...args],
  { env: { ENGINE_PATH: browser }, limitMs: 1_200_000 },
);
