import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearWarnings } from '../development/warnOnce';
import {
  defineCatalogue,
  defineLocale,
  defineTexts,
  languages,
  loadMessages,
  loadNamespaces,
} from '.';
import { en } from './en';

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  clearWarnings();
  consoleError.mockReset().mockReturnValue();
});
afterEach(() => vi.unstubAllEnvs());

const texts = defineTexts({ home: { title: 'Portefeuille' } });
const define = (loaders: object) => defineLocale({ tag: 'fr', name: 'Français', ...loaders });

it('adds English to a partial catalogue', async () => {
  const french = define({ loadPartialCatalogue: async () => texts });
  const { home, common } = await loadMessages(french);
  expect(home).toEqual({ ...en.home, title: 'Portefeuille' });
  expect(common).toEqual(en.common);
});

it('loads only the namespaces that are needed', async () => {
  const loadHome = vi.fn(async () => texts);
  const loadCommon = vi.fn(async () => ({}));
  const french = define({ loadPartialCatalogue: { home: loadHome, common: loadCommon } });
  const messages = await loadNamespaces(french, ['home', 'gift']);
  expect(messages).toEqual({ home: { ...en.home, title: 'Portefeuille' }, gift: en.gift });
  expect(loadHome).toHaveBeenCalledOnce();
  expect(loadCommon).not.toHaveBeenCalled();
});

it('loads a complete catalogue without English', async () => {
  const complete = defineCatalogue({ ...en, home: { ...en.home, title: 'Portefeuille' } });
  const french = define({ loadCatalogue: async () => complete });
  await expect(loadMessages(french)).resolves.toBe(complete);
  await expect(loadNamespaces(french, ['home'])).resolves.toEqual({ home: complete.home });
});

it('is English in a language without catalogue, and Urdu in a variant of Urdu', async () => {
  await expect(loadNamespaces(define({}), ['home'])).resolves.toEqual({ home: en.home });
  const variant = defineLocale({ ...languages.ur, digits: 'arabext' });
  await expect(loadNamespaces(variant, ['home'])).resolves.toEqual(
    await loadNamespaces('ur', ['home']),
  );
});

it('reports what is missing once per namespace, in development', async () => {
  const { cash: _cash, gold: _gold, ...balance } = en.balance;
  const french = define({ loadPartialCatalogue: async () => ({ balance, home: en.home }) });
  await loadNamespaces(french, ['home', 'balance', 'lock']);
  expect(consoleError).not.toHaveBeenCalled();

  vi.stubEnv('NODE_ENV', 'development');
  await loadNamespaces(french, ['home', 'balance', 'lock']);
  await loadNamespaces(french, ['home', 'balance', 'lock']);
  expect(consoleError.mock.calls).toEqual([
    [
      '[@rad-wallet/ui] Français lacks cash, gold of "balance", and English is shown instead. Add them to its catalogue, with the keys of @rad-wallet/ui/messages/en.',
    ],
    [
      '[@rad-wallet/ui] Français lacks all messages of "lock", and English is shown instead. Add them to its catalogue, with the keys of @rad-wallet/ui/messages/en.',
    ],
  ]);
});
