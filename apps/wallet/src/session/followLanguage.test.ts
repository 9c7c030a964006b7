import { loadMessages } from '@rad-wallet/ui/messages';
import { afterAll, expect, it, vi } from 'vitest';
import { Catalogue } from '../platform/language/catalogue';
import { resolveLocale } from '../platform/language/language';
import { followLanguage } from './followLanguage';
import { createSettings, DEFAULT_APP_SETTINGS } from './settings';
import { createMemoryStorage } from '../platform/storage/testing/memoryStorage';

afterAll(() => {
  vi.unstubAllGlobals();
});

const page = new EventTarget();
vi.stubGlobal('window', page);
const load = vi.fn((_font: string) => Promise.resolve([{ status: 'loaded' }]));
vi.stubGlobal('document', { documentElement: { dataset: {} }, fonts: { load } });
const device = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

it.each([
  [['ur-PK', 'en-GB'], 'ur'],
  [['eo', 'AR-eg', 'ur'], 'ar'],
  [['en-US', 'ur'], 'en'],
  [['eo', 'la'], 'en'],
  [[], 'en'],
  [['arn'], 'en'],
])('picks the first supported language of %j: %s', (languages, locale) => {
  device(...languages);
  expect(resolveLocale('auto')).toBe(locale);
});

it('prefers the user’s choice to the device’s language', () => {
  device('ur');
  expect([resolveLocale('en'), resolveLocale('ar')]).toEqual(['en', 'ar']);
});

const following = async () => {
  const settings = createSettings(() => createMemoryStorage());
  const catalogue = new Catalogue();
  await catalogue.setLocale('en');
  followLanguage(settings, catalogue);
  return {
    choose: (language: (typeof DEFAULT_APP_SETTINGS)['language']) =>
      settings.app.change({ ...DEFAULT_APP_SETTINGS, language }),
    waitForLocale: (locale: string) =>
      vi.waitFor(() => expect(catalogue.current().locale).toBe(locale)),
    catalogue,
  };
};

it('follows the setting, or the device if the setting is automatic', async () => {
  device('en');
  const { choose, waitForLocale } = await following();
  choose('ar');
  await waitForLocale('ar');
  choose('auto');
  await waitForLocale('en');
  device('ur-PK');
  page.dispatchEvent(new Event('languagechange'));
  await waitForLocale('ur');
});

it('switches the language once its fonts are loaded', async () => {
  device('en');
  const { choose, waitForLocale, catalogue } = await following();
  await loadMessages('ur');
  let arrive = (_faces: { status: string }[]) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  choose('ur');
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenLastCalledWith('1em "RAD Device Nastaliq"', expect.anything());
  expect(catalogue.current().locale).toBe('en');
  arrive([{ status: 'loaded' }]);
  await waitForLocale('ur');
});

it('retries when the connection is restored', async () => {
  device('en');
  const { choose, waitForLocale, catalogue } = await following();
  vi.spyOn(catalogue, 'setLocale').mockRejectedValueOnce(new TypeError('offline'));
  choose('ur');
  await Promise.resolve();
  expect(catalogue.current().locale).toBe('en');
  page.dispatchEvent(new Event('online'));
  await waitForLocale('ur');
});
