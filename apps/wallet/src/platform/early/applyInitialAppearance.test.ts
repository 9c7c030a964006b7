import { LOCALES } from '@rad-wallet/ui/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCK_DUE_KEY, LockState } from '../storage/lockState';
import { APP_SETTINGS_KEY, createSettings, DEFAULT_APP_SETTINGS } from '../../session/settings';
import { createMemoryStorage, denyAccess } from '../storage/testing/memoryStorage';
import { applyInitialAppearance } from './applyInitialAppearance';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type GetItem = (key: string) => string | null;

function openPage(getItem: GetItem, getDue: GetItem = () => null) {
  const documentElement = { dataset: {} as Record<string, string>, lang: '', dir: '' };
  const bars = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: '' }));
  const [own, nastaliq] = [{ media: 'not all' }, { media: 'not all' }];
  const loadDeviceFont = vi.fn(async () => Promise.reject(new Error('not installed')));
  vi.stubGlobal('localStorage', { getItem });
  vi.stubGlobal('sessionStorage', { getItem: getDue });
  vi.stubGlobal('navigator', { languages: ['ar-EG'] });
  vi.stubGlobal('document', {
    documentElement,
    querySelectorAll: (selector: string) =>
      selector === 'link[as="font"]' ? [own, nastaliq] : bars,
  });
  vi.stubGlobal(
    'FontFace',
    class {
      load = loadDeviceFont;
    },
  );
  applyInitialAppearance();
  const { dataset, lang, dir } = documentElement;
  return {
    dataset,
    lang,
    dir,
    bars: bars.map(({ media }) => media),
    own,
    nastaliq,
    loadDeviceFont,
  };
}

const firstLook = (getItem: GetItem) => openPage(getItem).dataset;

function browserWith(change: Partial<typeof DEFAULT_APP_SETTINGS>) {
  const storage = createMemoryStorage();
  createSettings(() => storage).app.change({ ...DEFAULT_APP_SETTINGS, ...change });
  return storage.getItem;
}

it.each([
  ['auto', 'ar', 'rtl'],
  ['en', 'en', 'ltr'],
  ['ur', 'ur', 'rtl'],
] as const)('with %s it sets the language %s and its direction %s', (language, lang, dir) => {
  expect(openPage(browserWith({ language }))).toMatchObject({ lang, dir });
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
] as const)('applies %j', (change, expected) => {
  expect(firstLook(browserWith(change))).toEqual(expected);
});

it.each([null, '', '{', 'null', '7', '[]', '{"theme":"purple"}', '{"theme":{"toString":1}}'])(
  'keeps the defaults with %j',
  (text) => {
    const items: Record<string, string | null> = { [APP_SETTINGS_KEY]: text, [LOCK_DUE_KEY]: null };
    expect(firstLook((key) => (key in items ? items[key]! : '{"theme":"dark"}'))).toEqual({});
  },
);

it('keeps the defaults where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(firstLook(denied)).toEqual({});
});

it.each([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
  ['auto', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
] as const)('colours the bar of the browser %s', (theme, expected) => {
  expect(openPage(browserWith({ theme })).bars).toEqual(expected);
});

it.each([null, '0', '', 'soon', '{}', '1', '9999999999999', ' 9999999999999 ', 'Infinity', '-1'])(
  'parses the lock %j like LockState',
  (due) => {
    vi.useFakeTimers({ now: 9_999_999_990_000, toFake: ['Date'] });
    const getDue = (key: string) => (key === LOCK_DUE_KEY ? due : 'another');
    const { isLocked } = new LockState(() => ({ ...createMemoryStorage(), getItem: getDue }));
    const { dataset } = openPage(() => null, getDue);
    expect(dataset).toEqual(isLocked ? { locked: '' } : {});
  },
);

it('locks a new tab by the time that is kept on the device', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const withDue = (due: string) => openPage((key) => (key === LOCK_DUE_KEY ? due : null)).dataset;
  expect(withDue('1000001')).toEqual({});
  expect(withDue('999999')).toEqual({ locked: '' });
});

it('locks if settings are unreadable, and stays unlocked if session storage is denied', () => {
  expect(openPage(denyAccess, () => '0').dataset).toEqual({ locked: '' });
  expect(openPage(browserWith({ theme: 'dark' }), denyAccess).dataset).toEqual({ theme: 'dark' });
});

it('preloads our own font, unless data usage is low', () => {
  for (const language of LOCALES) {
    expect(openPage(browserWith({ language })).own.media).toBe('all');
    expect(openPage(browserWith({ language, dataUsage: 'low' })).own.media).toBe('not all');
  }
});

it('preloads the Urdu font only if the device has none', async () => {
  const { loadDeviceFont, nastaliq } = openPage(browserWith({ language: 'ur' }));
  expect(loadDeviceFont).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(nastaliq.media).toBe('all'));
  for (const change of [
    { language: 'en' },
    { language: 'ar' },
    { language: 'ur', dataUsage: 'low' },
  ] as const) {
    const other = openPage(browserWith(change));
    expect(other.loadDeviceFont).not.toHaveBeenCalled();
    expect(other.nastaliq.media).toBe('not all');
  }
});
