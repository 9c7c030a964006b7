import { loadMessages } from '@rad-wallet/ui/messages';
import { afterAll, expect, it, vi } from 'vitest';
import { Catalogue } from './catalogue';
import { followLanguage, resolveLocale } from './language';
import { createSettings, DEFAULT_APP_SETTINGS } from './settings';
import { memoryStorage } from './testing/memoryStorage';

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
  [['fr-FR', 'AR-eg', 'ur'], 'ar'],
  [['en-US', 'ur'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
  [['arn'], 'en'],
])('takes the first of %j that the wallet speaks: %s', (languages, locale) => {
  device(...languages);
  expect(resolveLocale('auto')).toBe(locale);
});

it('takes a choice before what the device says', () => {
  device('ur');
  expect([resolveLocale('en'), resolveLocale('ar')]).toEqual(['en', 'ar']);
});

const following = async () => {
  const settings = createSettings(() => memoryStorage());
  const catalogue = new Catalogue();
  await catalogue.setLocale('en');
  followLanguage(settings, catalogue);
  return {
    choose: (language: (typeof DEFAULT_APP_SETTINGS)['language']) =>
      settings.app.change({ ...DEFAULT_APP_SETTINGS, language }),
    speaks: (locale: string) => vi.waitFor(() => expect(catalogue.current().locale).toBe(locale)),
    catalogue,
  };
};

it('follows the setting, and the device where the setting says so', async () => {
  device('en');
  const { choose, speaks } = await following();
  choose('ar');
  await speaks('ar');
  choose('auto');
  await speaks('en');
  device('ur-PK');
  page.dispatchEvent(new Event('languagechange'));
  await speaks('ur');
});

it('waits for the letters of a language before it speaks it', async () => {
  device('en');
  const { choose, speaks, catalogue } = await following();
  await loadMessages('ur');
  let arrive = (_faces: { status: string }[]) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  choose('ur');
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenLastCalledWith('1em "RAD Device Nastaliq"', expect.anything());
  expect(catalogue.current().locale).toBe('en');
  arrive([{ status: 'loaded' }]);
  await speaks('ur');
});

it('tries again when the line is back', async () => {
  device('en');
  const { choose, speaks, catalogue } = await following();
  vi.spyOn(catalogue, 'setLocale').mockRejectedValueOnce(new TypeError('offline'));
  choose('ur');
  await Promise.resolve();
  expect(catalogue.current().locale).toBe('en');
  page.dispatchEvent(new Event('online'));
  await speaks('ur');
});
