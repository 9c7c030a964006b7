import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { APP_SETTINGS_KEY, createSettings, DEFAULT_APP_SETTINGS } from './settings';

const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];

type GetItem = (key: string) => string | null;

/** Runs the page's own script, with the two colours that the browser's bar can have. */
function runScript(getItem: GetItem) {
  const dataset: Record<string, string> = {};
  const bars = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: 'as the device' }));
  const run = new Function('localStorage', 'document', script);
  run({ getItem }, { documentElement: { dataset }, querySelectorAll: () => bars });
  return { dataset, bars: bars.map(({ media }) => media) };
}

/** What the page's own script puts on the document. */
const firstPaint = (getItem: GetItem) => runScript(getItem).dataset;

/** A browser in which these settings were chosen. */
function browserWith(change: Partial<typeof DEFAULT_APP_SETTINGS>) {
  const held = new Map<string, string>();
  const getItem = (key: string) => held.get(key) ?? null;
  const storage = { getItem, setItem: (key: string, text: string) => void held.set(key, text) };
  createSettings(() => storage).app.change({ ...DEFAULT_APP_SETTINGS, ...change });
  return getItem;
}

it('stands before everything that is fetched', () => {
  expect(script).not.toBe('');
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('src="/src/main.tsx"'));
});

it.each([
  [{ theme: 'light' }, { theme: 'light' }],
  [{ theme: 'dark' }, { theme: 'dark' }],
  [{ theme: 'auto' }, {}],
  [{ dataUsage: 'low' }, { fonts: 'system' }],
  [{ dataUsage: 'high' }, {}],
  [
    { theme: 'dark', dataUsage: 'low' },
    { theme: 'dark', fonts: 'system' },
  ],
] as const)('does with %j what the settings say', (change, expected) => {
  expect(firstPaint(browserWith(change))).toEqual(expected);
});

it.each([null, '', '{', 'null', '7', '[]', '{"theme":"purple"}', '{"theme":{"toString":1}}'])(
  'does nothing with %j',
  (text) => {
    expect(firstPaint((key) => (key === APP_SETTINGS_KEY ? text : '{"theme":"dark"}'))).toEqual({});
  },
);

it('lives where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(firstPaint(denied)).toEqual({});
});

it.each([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
  ['auto', ['as the device', 'as the device']],
] as const)('colours the bar of the browser %s', (theme, expected) => {
  expect(runScript(browserWith({ theme })).bars).toEqual(expected);
});
