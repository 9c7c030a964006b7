import { expect, it, vi } from 'vitest';
import {
  defineCatalogue,
  defineLocale,
  defineTexts,
  languages,
  loadMessages,
  loadNamespaces,
} from '.';
import { en } from './en';

const texts = defineTexts({ home: { title: 'Portefeuille' } });
const define = (loaders: object) => defineLocale({ tag: 'fr', name: 'Français', ...loaders });

it('loads the messages of a partial catalogue', async () => {
  const french = define({ loadPartialCatalogue: async () => texts });
  await expect(loadMessages(french)).resolves.toBe(texts);
});

it('loads only the namespaces that are needed', async () => {
  const loadHome = vi.fn(async () => texts);
  const loadCommon = vi.fn(async () => ({}));
  const french = define({ loadPartialCatalogue: { home: loadHome, common: loadCommon } });
  await expect(loadNamespaces(french, ['home', 'gift'])).resolves.toEqual(texts);
  expect(loadHome).toHaveBeenCalledOnce();
  expect(loadCommon).not.toHaveBeenCalled();
});

it('loads a complete catalogue', async () => {
  const complete = defineCatalogue({ ...en, home: { ...en.home, title: 'Portefeuille' } });
  const french = define({ loadCatalogue: async () => complete });
  await expect(loadMessages(french)).resolves.toBe(complete);
  await expect(loadNamespaces(french, ['home'])).resolves.toEqual({ home: complete.home });
});

it('loads nothing for a language without catalogue, and Urdu for a variant of Urdu', async () => {
  await expect(loadNamespaces(define({}), ['home'])).resolves.toEqual({});
  const variant = defineLocale({ ...languages.ur, digits: 'arabext' });
  await expect(loadNamespaces(variant, ['home'])).resolves.toEqual(
    await loadNamespaces('ur', ['home']),
  );
});

it('loads nothing for English, which the components contain', async () => {
  await expect(loadMessages('en')).resolves.toEqual({});
});
