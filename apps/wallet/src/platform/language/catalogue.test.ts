import { defineMessages } from '@rad-wallet/ui/messages';
import { expect, it, vi } from 'vitest';
import { Catalogue } from './catalogue';

const load = async () => ({ default: { title: '' } });

let count = 0;

/** Defines another message set, like the import of a page. */
const importPage = (loadInUrdu: typeof load = load, loadInArabic: typeof load = load) =>
  defineMessages(`catalogueTest${(count += 1)}`, {
    en: { title: 'English' },
    ur: loadInUrdu,
    ar: loadInArabic,
  } as Parameters<typeof defineMessages>[1]);

const open = async (...args: Parameters<Catalogue['setLocale']>) => {
  const catalogue = new Catalogue();
  await catalogue.setLocale(...args);
  return catalogue;
};

/** Returns a loader that resolves only when the test allows it. */
function createSlowLoader() {
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  const loadSlowly = vi.fn(async () => {
    await response;
    return load();
  });
  return { loadSlowly, respond };
}

it('has no language before one is loaded', () => {
  expect(() => new Catalogue().current()).toThrow('not opened');
});

it('loads the messages of imported components in one language', async () => {
  const [inUrdu, inArabic] = [vi.fn(load), vi.fn(load)];
  importPage(inUrdu, inArabic);
  expect((await open('ur')).current()).toEqual({ locale: 'ur' });
  expect(inUrdu).toHaveBeenCalledOnce();
  expect(inArabic).not.toHaveBeenCalled();
});

it('loads the messages of a page that is imported later, once', async () => {
  const catalogue = await open('ur');
  const inUrdu = vi.fn(load);
  importPage(inUrdu);
  await catalogue.load();
  await catalogue.load();
  expect(inUrdu).toHaveBeenCalledOnce();
});

it('loads a page’s messages in the first language while that is loading', async () => {
  const catalogue = new Catalogue();
  const opened = catalogue.setLocale('ur');
  const inUrdu = vi.fn(load);
  importPage(inUrdu);
  await Promise.all([opened, catalogue.load()]);
  expect(inUrdu).toHaveBeenCalled();
});

it('switches once the other language is loaded for all imported pages', async () => {
  const catalogue = await open('en');
  const { loadSlowly, respond } = createSlowLoader();
  importPage(load, loadSlowly);
  const listener = vi.fn();
  catalogue.subscribe(listener);
  const switched = catalogue.setLocale('ar');
  await vi.waitFor(() => expect(loadSlowly).toHaveBeenCalled());
  expect(listener).not.toHaveBeenCalled();
  respond();
  await switched;
  expect(listener).toHaveBeenCalledOnce();
  expect(catalogue.current()).toEqual({ locale: 'ar' });
});

it('switches to the last selected language, even if another one loads first', async () => {
  const catalogue = await open('en');
  const { loadSlowly, respond } = createSlowLoader();
  importPage(loadSlowly);
  const slow = catalogue.setLocale('ur');
  await catalogue.setLocale('ar');
  respond();
  await slow;
  expect(catalogue.current().locale).toBe('ar');
});

it('waits for a language’s fonts, unless another language is selected meanwhile', async () => {
  const catalogue = await open('en');
  let respond = () => {};
  const waiting = catalogue.setLocale('ur', new Promise((resolve) => (respond = resolve)));
  await catalogue.setLocale('ar');
  expect(catalogue.current().locale).toBe('ar');
  respond();
  await waiting;
  expect(catalogue.current().locale).toBe('ar');
});

it('also loads a page that is imported while the fonts are loading', async () => {
  const catalogue = await open('en');
  let respond = () => {};
  const switched = catalogue.setLocale('ur', new Promise((resolve) => (respond = resolve)));
  await new Promise((resolve) => setTimeout(resolve));
  const inUrdu = vi.fn(load);
  importPage(inUrdu);
  respond();
  await switched;
  expect(inUrdu).toHaveBeenCalledOnce();
});

it('loads a page opened during a switch in the new language', async () => {
  const catalogue = await open('ur');
  const { loadSlowly, respond } = createSlowLoader();
  const inArabic = vi.fn(load);
  importPage(loadSlowly, inArabic);
  const loaded = catalogue.load();
  await catalogue.setLocale('ar');
  respond();
  await loaded;
  expect(inArabic).toHaveBeenCalled();
});

it('keeps the language if another one fails to load, and can switch later', async () => {
  const catalogue = await open('en');
  importPage(vi.fn(load).mockRejectedValueOnce(new TypeError('offline')));
  await expect(catalogue.setLocale('ur')).rejects.toThrow('offline');
  expect(catalogue.current().locale).toBe('en');
  await catalogue.setLocale('ur');
  expect(catalogue.current().locale).toBe('ur');
});

it('loads a page on the next call after its messages fail to load', async () => {
  const catalogue = await open('ur');
  const inUrdu = vi.fn(load).mockRejectedValueOnce(new TypeError('offline'));
  importPage(inUrdu);
  await expect(catalogue.load()).rejects.toThrow('offline');
  await catalogue.load();
  expect(inUrdu).toHaveBeenCalledTimes(2);
});
