import { loadFirstMessages, loadMessageParts } from '@rad-wallet/ui/messages';
import type * as Messages from '@rad-wallet/ui/messages';
import { ar } from '@rad-wallet/ui/messages/ar';
import { en } from '@rad-wallet/ui/messages/en';
import { ur } from '@rad-wallet/ui/messages/ur';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Catalogue } from './catalogue';

// Whoever has loaded it before has loaded the real messages.
vi.hoisted(() => vi.resetModules());

vi.mock('@rad-wallet/ui/messages', async (original) => {
  const messages = await original<typeof Messages>();
  return {
    ...messages,
    loadFirstMessages: vi.fn(messages.loadFirstMessages),
    loadMessageParts: vi.fn(messages.loadMessageParts),
  };
});
const first = vi.mocked(loadFirstMessages);
const later = vi.mocked(loadMessageParts);

// And whoever comes after has them again.
afterAll(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.clearAllMocks();
});

const opened = async (...args: Parameters<Catalogue['setLocale']>) => {
  const catalogue = new Catalogue();
  await catalogue.setLocale(...args);
  return catalogue;
};

it('has nothing to say before a language has come', () => {
  expect(() => new Catalogue().current()).toThrow('not opened');
});

it("has the first paint's texts alone, and none of another language", async () => {
  const { locale, messages } = (await opened('ur')).current();
  expect(locale).toBe('ur');
  expect(messages.home).toEqual(ur.home);
  expect(messages.gift).toBeUndefined();
  expect(first.mock.calls).toEqual([['ur']]);
  expect(later).not.toHaveBeenCalled();
});

it('adds what a page says, with what all pages say, and tells it once', async () => {
  const catalogue = await opened('en');
  const listener = vi.fn();
  catalogue.subscribe(listener);
  await catalogue.add(['gift']);
  await catalogue.add(['gift']);
  const { messages } = catalogue.current();
  expect([messages.gift, messages.toasts]).toEqual([en.gift, en.toasts]);
  expect(messages.kyc).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

it('goes over to another language with all that it had said', async () => {
  const catalogue = await opened('en');
  await Promise.all([catalogue.add(['gift']), catalogue.add(['kyc', 'fileUpload'])]);
  await catalogue.setLocale('ar');
  const { locale, messages } = catalogue.current();
  const { home, gift, kyc, fileUpload, toasts } = messages;
  expect({ locale, home, gift, kyc, fileUpload, toasts }).toEqual({
    locale: 'ar',
    home: ar.home,
    gift: ar.gift,
    kyc: ar.kyc,
    fileUpload: ar.fileUpload,
    toasts: ar.toasts,
  });
});

it('speaks the language that was chosen last, whichever comes first', async () => {
  const catalogue = await opened('en');
  let arrive = (_texts: typeof ur) => {};
  first.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const slow = catalogue.setLocale('ur');
  await catalogue.setLocale('ar');
  arrive(ur);
  await slow;
  expect(catalogue.current().locale).toBe('ar');
});

it('waits for the letters of a language, and not where another was chosen meanwhile', async () => {
  const catalogue = await opened('en');
  let arrive = () => {};
  const waiting = catalogue.setLocale('ur', new Promise((resolve) => (arrive = resolve)));
  await catalogue.setLocale('ar');
  expect(catalogue.current().locale).toBe('ar');
  arrive();
  await waiting;
  expect(catalogue.current().locale).toBe('ar');
});

it('has a page that is opened while the language changes in the new one', async () => {
  const catalogue = await opened('en');
  await Promise.all([catalogue.setLocale('ur'), catalogue.add(['funds'])]);
  expect(catalogue.current()).toMatchObject({ locale: 'ur', messages: { funds: ur.funds } });
});

it('stays in the language that it has where another does not come, and takes it up later', async () => {
  const catalogue = await opened('en');
  first.mockRejectedValueOnce(new TypeError('offline'));
  await expect(catalogue.setLocale('ur')).rejects.toThrow('offline');
  await catalogue.add(['funds']);
  expect(catalogue.current()).toMatchObject({ locale: 'en', messages: { funds: en.funds } });
  await catalogue.setLocale('ur');
  expect(catalogue.current().messages.funds).toEqual(ur.funds);
});

it('keeps a page whose texts did not come from holding back the others', async () => {
  const catalogue = await opened('en');
  later.mockRejectedValueOnce(new TypeError('offline'));
  await expect(catalogue.add(['gift'])).rejects.toThrow('offline');
  await catalogue.add(['funds']);
  expect(catalogue.current().messages.funds).toEqual(en.funds);
  expect(catalogue.current().messages.gift).toBeUndefined();
  await catalogue.add(['gift']);
  expect(catalogue.current().messages.gift).toEqual(en.gift);
});
