import { expect, it, vi } from 'vitest';
import { defineLocale, languages } from '../locale/languages';
import { defineMessages, importWithMessages, loadMessages } from '.';
import { getLoadedMessages } from './loadMessages';

const load = vi.fn(async (title: string) => ({ default: { title } }));

let count = 0;

/** Defines another set, like the import of a component. */
function define(loadInUrdu = () => load('اردو')) {
  const id = `test${(count += 1)}`;
  const en = { title: 'English' };
  const others = { ur: loadInUrdu, ar: () => load('عربي') };
  return defineMessages(id, { en, ...others } as Parameters<typeof defineMessages>[1]);
}

const defineEsperanto = (loaders: object) =>
  defineLocale({ tag: 'eo', name: 'Esperanto', ...loaders });

it('loads nothing for English, which the components contain', async () => {
  define();
  await expect(loadMessages('en')).resolves.toEqual({});
});

it('loads each set once, and returns the same object if there is nothing to load', async () => {
  const first = define();
  const before = await loadMessages('ur');
  expect(before).toMatchObject({ [first.id]: { title: 'اردو' } });
  load.mockClear();
  await expect(loadMessages('ur')).resolves.toBe(before);
  expect(load).not.toHaveBeenCalled();
  const second = define();
  await expect(loadMessages('ur')).resolves.toMatchObject({
    [first.id]: { title: 'اردو' },
    [second.id]: { title: 'اردو' },
  });
  expect(load).toHaveBeenCalledOnce();
});

it('also loads a set that is defined while others are loading', async () => {
  let later = define();
  const first = define(async () => {
    later = define();
    return load('اردو');
  });
  const messages = await loadMessages('ur');
  expect(Object.keys(messages)).toEqual(expect.arrayContaining([first.id, later.id]));
});

it('keeps what is loaded after a failure, and loads the rest on the next call', async () => {
  const fail = vi.fn(() => load('اردو')).mockRejectedValueOnce(new TypeError('offline'));
  const before = await loadMessages('ur');
  const failing = define(fail);
  await expect(loadMessages('ur')).rejects.toThrow('offline');
  expect(getLoadedMessages(languages.ur)).toBe(before);
  await expect(loadMessages('ur')).resolves.toHaveProperty(failing.id);
});

it('loads Urdu for a variant of Urdu without a catalogue', async () => {
  const { id } = define();
  const variant = defineLocale({ ...languages.ur, digits: 'arabext' });
  await expect(loadMessages(variant)).resolves.toMatchObject({ [id]: { title: 'اردو' } });
});

it('loads nothing for another language without a catalogue', async () => {
  const { id } = define();
  expect((await loadMessages(defineEsperanto({})))[id]).toBeUndefined();
});

it('loads a catalogue as a whole, once', async () => {
  const { id } = define();
  const loadCatalogue = vi.fn(async () => ({
    [id]: { title: 'Titolo' },
    other: { title: 'Autre' },
  }));
  const esperanto = defineEsperanto({ loadCatalogue });
  await expect(loadMessages(esperanto)).resolves.toMatchObject({
    [id]: { title: 'Titolo' },
    other: { title: 'Autre' },
  });
  await loadMessages(esperanto);
  expect(loadCatalogue).toHaveBeenCalledOnce();
});

it('loads only the sets that are defined from a catalogue that loads by set', async () => {
  const { id } = define();
  const loadDefined = vi.fn(async () => ({ [id]: { title: 'Titolo' } }));
  const loadOther = vi.fn(async () => ({}));
  const esperanto = defineEsperanto({
    loadPartialCatalogue: { [id]: loadDefined, notDefined: loadOther },
  });
  await expect(loadMessages(esperanto)).resolves.toMatchObject({ [id]: { title: 'Titolo' } });
  expect(loadOther).not.toHaveBeenCalled();
});

it('imports a part of the interface with its messages, or without those that fail to load', async () => {
  await loadMessages('ur');
  const { id } = await importWithMessages(async () => define());
  expect(getLoadedMessages(languages.ur)).toHaveProperty(id);
  let isOffline = true;
  const failing = await importWithMessages(async () =>
    define(async () => {
      if (isOffline) throw new TypeError('offline');
      return load('اردو');
    }),
  );
  isOffline = false;
  expect(getLoadedMessages(languages.ur)).not.toHaveProperty(failing.id);
});
