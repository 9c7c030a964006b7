import { loadAllMessages, loadNamespaces } from '@rad-wallet/ui/messages';
import type * as MessagesModule from '@rad-wallet/ui/messages';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Catalogue } from './catalogue';

// Another test file in the same worker may have imported the real messages.
vi.hoisted(() => vi.resetModules());

vi.mock('@rad-wallet/ui/messages', async (original) => {
  const messages = await original<typeof MessagesModule>();
  return { ...messages, loadNamespaces: vi.fn(messages.loadNamespaces) };
});
const load = vi.mocked(loadNamespaces);

const { en, ur, ar } = await loadAllMessages();

afterAll(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.clearAllMocks();
});

const FIRST = ['common', 'home'] as const;

const open = async (...args: Parameters<Catalogue['setLocale']>) => {
  const catalogue = new Catalogue(FIRST);
  await catalogue.setLocale(...args);
  return catalogue;
};

it('has no messages before a language is loaded', () => {
  expect(() => new Catalogue(FIRST).current()).toThrow('not opened');
});

it('loads the first namespaces only, and of one language', async () => {
  expect((await open('ur')).current()).toEqual({
    locale: 'ur',
    messages: { common: ur.common, home: ur.home },
  });
  expect(load.mock.calls).toEqual([['ur', FIRST]]);
});

it('loads the whole catalogue if no first namespaces are given', async () => {
  const catalogue = new Catalogue();
  await catalogue.setLocale('ar');
  await catalogue.add(['gift']);
  expect(catalogue.current().messages).toEqual(ar);
});

it('adds the namespaces of a page, and notifies once', async () => {
  const catalogue = await open('en');
  const listener = vi.fn();
  catalogue.subscribe(listener);
  await catalogue.add(['gift', 'toasts']);
  await catalogue.add(['gift']);
  const { common, home, gift, toasts } = en;
  expect(catalogue.current().messages).toEqual({ common, home, gift, toasts });
  expect(listener).toHaveBeenCalledOnce();
});

it('switches to another language with all loaded namespaces', async () => {
  const catalogue = await open('en');
  await Promise.all([catalogue.add(['gift']), catalogue.add(['kyc', 'fileUpload'])]);
  await catalogue.setLocale('ar');
  const { common, home, gift, kyc, fileUpload } = ar;
  expect(catalogue.current()).toEqual({
    locale: 'ar',
    messages: { common, home, gift, kyc, fileUpload },
  });
});

it('switches to the language that was chosen last, whichever loads first', async () => {
  const catalogue = await open('en');
  let respond = (_messages: typeof ur) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const slow = catalogue.setLocale('ur');
  await catalogue.setLocale('ar');
  respond(ur);
  await slow;
  expect(catalogue.current().locale).toBe('ar');
});

it('waits for the fonts of a language, unless another is chosen meanwhile', async () => {
  const catalogue = await open('en');
  let respond = () => {};
  const waiting = catalogue.setLocale('ur', new Promise((resolve) => (respond = resolve)));
  await catalogue.setLocale('ar');
  expect(catalogue.current().locale).toBe('ar');
  respond();
  await waiting;
  expect(catalogue.current().locale).toBe('ar');
});

it('loads a page that is opened during a switch in the new language', async () => {
  const catalogue = await open('en');
  await Promise.all([catalogue.setLocale('ur'), catalogue.add(['funds'])]);
  expect(catalogue.current()).toMatchObject({ locale: 'ur', messages: { funds: ur.funds } });
});

it('keeps the language where another fails to load, and can switch later', async () => {
  const catalogue = await open('en');
  load.mockRejectedValueOnce(new TypeError('offline'));
  await expect(catalogue.setLocale('ur')).rejects.toThrow('offline');
  await catalogue.add(['funds']);
  expect(catalogue.current()).toMatchObject({ locale: 'en', messages: { funds: en.funds } });
  await catalogue.setLocale('ur');
  expect(catalogue.current().messages.funds).toEqual(ur.funds);
});

it('loads other pages after the messages of one fail to load', async () => {
  const catalogue = await open('en');
  load.mockRejectedValueOnce(new TypeError('offline'));
  await expect(catalogue.add(['gift'])).rejects.toThrow('offline');
  await catalogue.add(['funds']);
  expect(catalogue.current().messages.funds).toEqual(en.funds);
  expect(catalogue.current().messages.gift).toBeUndefined();
  await catalogue.add(['gift']);
  expect(catalogue.current().messages.gift).toEqual(en.gift);
});
