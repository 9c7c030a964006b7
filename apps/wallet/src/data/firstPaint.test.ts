import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { LOCK_DUE_KEY, LockState } from './lockState';
import { APP_SETTINGS_KEY, createSettings, DEFAULT_APP_SETTINGS } from './settings';
import { memoryStorage, refuse } from './testing/memoryStorage';

const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];

type GetItem = (key: string) => string | null;

/** Runs the page's own script, with the two colours that the browser's bar can have. */
function runScript(getItem: GetItem, getDue: GetItem = () => null) {
  const dataset: Record<string, string> = {};
  const bars = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: 'as the device' }));
  const [own, urdu] = [{ media: 'not all' }, { media: 'not all' }];
  const loadDeviceFace = vi.fn(async () => Promise.reject(new Error('The device has none.')));
  const run = new Function('localStorage', 'sessionStorage', 'document', 'FontFace', script);
  run(
    { getItem },
    { getItem: getDue },
    {
      documentElement: { dataset },
      querySelectorAll: (selector: string) => (selector === 'link[as="font"]' ? [own, urdu] : bars),
    },
    class {
      load = loadDeviceFace;
    },
  );
  return { dataset, bars: bars.map(({ media }) => media), own, urdu, loadDeviceFace };
}

/** What the page's own script puts on the document. */
const firstPaint = (getItem: GetItem) => runScript(getItem).dataset;

/** A browser in which these settings were chosen. */
function browserWith(change: Partial<typeof DEFAULT_APP_SETTINGS>) {
  const storage = memoryStorage();
  createSettings(() => storage).app.change({ ...DEFAULT_APP_SETTINGS, ...change });
  return storage.getItem;
}

it('comes before everything that is fetched', () => {
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

it.each([null, '0', '', 'soon', '{}', '1', '9999999999999', ' 9999999999999 ', 'Infinity', '-1'])(
  'takes a lock that reads %j as the wallet itself does',
  (due) => {
    const getDue = (key: string) => (key === LOCK_DUE_KEY ? due : 'another');
    const { isLocked } = new LockState(() => ({ ...memoryStorage(), getItem: getDue }));
    const { dataset } = runScript(() => null, getDue);
    expect(dataset).toEqual(isLocked ? { locked: '' } : {});
  },
);

it('locks whatever became of the settings, and lives where the session is denied', () => {
  expect(runScript(refuse, () => '0').dataset).toEqual({ locked: '' });
  expect(runScript(browserWith({ theme: 'dark' }), refuse).dataset).toEqual({ theme: 'dark' });
});

it('asks for our own face, unless none is to be fetched', () => {
  for (const language of ['en', 'ur', 'ar'] as const) {
    expect(runScript(browserWith({ language })).own.media).toBe('all');
    expect(runScript(browserWith({ language, dataUsage: 'low' })).own.media).toBe('not all');
  }
});

it('asks for the face of Urdu where the device has none, and only there', async () => {
  const { loadDeviceFace, urdu } = runScript(browserWith({ language: 'ur' }));
  expect(loadDeviceFace).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(urdu.media).toBe('all'));
  for (const change of [
    { language: 'en' },
    { language: 'ar' },
    { language: 'ur', dataUsage: 'low' },
  ] as const) {
    const other = runScript(browserWith(change));
    expect(other.loadDeviceFace).not.toHaveBeenCalled();
    expect(other.urdu.media).toBe('not all');
  }
});
