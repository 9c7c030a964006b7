/// <reference types="vite/client" />
import path from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../messages/createTranslator';
import { loadAllMessages, LOCALES, matchLocale, type Locale, type MessageSet } from '.';
import {
  LATIN_WORDS,
  LEAVES_THE_WALLET,
  ONE_WORD,
  ORTHOGRAPHY,
  REPLACED_BY_WORDS,
  SAME_AS_ENGLISH,
  SAME_IN_ONE,
  TWO_MEANINGS,
} from './testing/allowed';
import { listMessages, parseMessageParts } from './testing/messageParts';

const messages = await loadAllMessages();

interface Sources {
  readonly [key: string]: string | Sources;
}

/** The message sets of all features and components, by folder. */
const sets = Object.entries(
  import.meta.glob<Readonly<Record<string, MessageSet>>>(
    ['../{components,features}/**/messages/index.ts', '../messages/shared/*/index.ts'],
    { eager: true },
  ),
).flatMap(([file, module]) =>
  Object.values(module).map(({ id }) => ({ id, folder: path.posix.dirname(file) })),
);

/** The uncompiled messages of all languages: modules imported with a query are not compiled. */
const files = import.meta.glob<{ default: Sources }>('../**/messages/**/??.ts', {
  eager: true,
  query: '?source',
});
const sources = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      sets.map(({ id, folder }) => [id, files[`${folder}/${locale}.ts`]?.default ?? {}]),
    ),
  ]),
) as Record<Locale, Sources>;

it('has every set of messages in the catalogue of each language', () => {
  const ids = sets.map(({ id }) => id).toSorted();
  expect(new Set(ids).size).toBe(ids.length);
  for (const locale of LOCALES) expect(Object.keys(messages[locale]).toSorted()).toEqual(ids);
});

/** Returns a function that formats messages by their path in the whole catalogue. */
const createCatalogueTranslator = (locale: Locale) =>
  createTranslator({
    language: { tag: locale, formatLocale: locale },
    set: { id: 'catalogue', en: messages.en },
    getMessages: () => [messages[locale]],
  });

const flatten = (language: Locale) => new Map(listMessages(sources[language]));
const english = flatten('en');
const catalogues = new Map(LOCALES.map((language) => [language, flatten(language)]));

const translated = LOCALES.filter((language) => language !== 'en');

/** Returns the paths of messages for which `check` finds an error, with the errors. */
const wrong = (
  language: Locale,
  check: (message: string, path: string, source: string) => unknown,
) =>
  [...(catalogues.get(language) ?? [])].flatMap(([path, message]) => {
    const found = check(message, path, english.get(path) ?? '');
    return found ? [`${path}: ${String(found === true ? message : found)}`] : [];
  });

/** Returns the items of `some` that are not in `others`. */
const minus = (some: Iterable<string> = [], others: ReadonlySet<string> = new Set()): string[] =>
  [...some].filter((one) => !others.has(one));

/** Replaces the spaces in a term with no-break spaces, so that it stays on one line. */
const joinWithNoBreakSpaces = (word: string) => word.replaceAll(' ', '\u00a0');

const ONE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${ONE_WORD.join('|').replaceAll(' ', '\\s')})(?!\\p{L})`,
  'gu',
);

/** Returns the words of a message, without arguments or ICU syntax. */
const getWords = (message: string) => parseMessageParts(message).literals.join(' ');

describe.each(LOCALES)('every message, %s', (language) => {
  it('is an ICU message', () => {
    expect(
      wrong(language, (message) => {
        try {
          parseMessageParts(message);
          compile(message); // As in the wallet's build.
          return false;
        } catch (error) {
          return String(error);
        }
      }),
    ).toEqual([]);
  });

  it('has exactly the plural categories of the language', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(
      wrong(language, (message) =>
        parseMessageParts(message).plurals.some(({ options }) => {
          const given = Object.keys(options).filter((key) => !key.startsWith('='));
          return given.toSorted().join() !== categories.toSorted().join();
        }),
      ),
    ).toEqual([]);
  });

  it('has no double space, none at its ends, and nothing invisible but a closed isolate, its spaces and those within one word or amount', () => {
    expect(
      wrong(language, (message) => {
        const plain = message
          .replaceAll(/[\u2066\u2068]([^\u2066-\u2069]*)\u2069/g, (_, isolated: string) =>
            isolated.replaceAll('\u00a0', ' '),
          )
          .replaceAll(ONE_WORDS, (word) => word.replaceAll('\u00a0', ' '))
          .replaceAll(/(?<=Rs\.|PKR)\u00a0(?=\d)/g, ' ')
          .replaceAll(/(?<=\{(?:amount|currency)\})\u00a0/g, ' ');
        return /\s{2}|^\s|\s$|[^\S ]|\p{Cf}|\u0640/u.test(plain);
      }),
    ).toEqual([]);
  });

  it('has no line break between a currency and its number', () => {
    // Spoken amounts (`currency`) are never displayed.
    expect(
      wrong(
        language,
        (message, path) =>
          !path.startsWith('currency.') &&
          /(?:Rs\.|PKR) \d|\{amount\} \{currency|\{currency\} \{amount|\{\{amount\} /.test(message),
      ),
    ).toEqual([]);
  });
});

it('keeps each Urdu word on one line', () => {
  const parted = wrong('ur', (message) =>
    message.match(ONE_WORDS)?.find((word) => word !== joinWithNoBreakSpaces(word)),
  );
  expect(parted).toEqual([]);
  // Every listed word must be used in a message.
  const used = new Set(
    [...flatten('ur').values()].flatMap((message) => message.match(ONE_WORDS) ?? []),
  );
  expect([...used].toSorted()).toEqual(ONE_WORD.map(joinWithNoBreakSpaces).toSorted());
});

describe.each(translated)('every message, %s beside English', (language) => {
  const catalogue = flatten(language);

  it('has the same keys in the same order', () => {
    expect([...catalogue.keys()]).toEqual([...english.keys()]);
  });

  it('has the same arguments, formats and tags', () => {
    expect(
      wrong(language, (message, _, source) => {
        const ours = parseMessageParts(message);
        const theirs = parseMessageParts(source);
        // A translation may use `select` to replace a code with a word.
        const isReplacedBySelect = (name: string, kind: string) =>
          kind === 'select' && theirs.kinds.get(name)?.has('argument');
        return [
          ...minus(ours.tags, theirs.tags),
          ...minus(theirs.tags, ours.tags),
          ...minus(ours.kinds.keys(), new Set(theirs.kinds.keys())),
          ...[...theirs.kinds].flatMap(([name, kinds]) => [
            ...minus(kinds, ours.kinds.get(name)),
            ...minus(ours.kinds.get(name), kinds).filter((kind) => !isReplacedBySelect(name, kind)),
          ]),
          ...[...theirs.choices].flatMap(([name, choices]) =>
            minus(choices, ours.choices.get(name)),
          ),
        ].join(', ');
      }),
    ).toEqual([]);
  });

  it('shows what English shows, in each of its branches', () => {
    const translators = {
      ours: createCatalogueTranslator(language),
      theirs: createCatalogueTranslator('en'),
    };
    expect(
      wrong(language, (message, path, source) => {
        const { kinds } = parseMessageParts(source);
        if (kinds.size === 0) return false;
        const choices = [...parseMessageParts(message).choices];
        // Formats each `select` option once, with `other` for the remaining selects, and each plural category.
        const branches = [
          {},
          ...choices.flatMap(([name, all]) => [...all].map((one) => ({ [name]: one }))),
        ];
        return branches.flatMap((branch) =>
          [0, 1, 2, 3, 11, 100].flatMap((number) => {
            const values: Record<string, string | number> = { ...branch };
            for (const [name, ways] of kinds) {
              const isNumber = ways.has('number') || ways.has('plural');
              values[name] ??= isNumber ? number : `‹${name}›`;
            }
            const [said, meant] = [
              translators.ours(path, values),
              translators.theirs(path, values),
            ];
            const replaced = `‹${REPLACED_BY_WORDS[path]}›`;
            const shown = (text: string) =>
              minus(new Set(text.match(/‹\w+›/g)), new Set([replaced]))
                .toSorted()
                .join();
            return shown(said) === shown(meant) ? [] : [`${said} ≠ ${meant}`];
          }),
        )[0];
      }),
    ).toEqual([]);
  });

  it('names a metal once in the list of currencies', () => {
    const translate = createCatalogueTranslator(language);
    expect(translate('conversion.option', { code: 'GOLD', name: '‹name›' })).toBe('‹name›');
    expect(translate('conversion.option', { code: 'SILVER', name: '‹name›' })).toBe('‹name›');
    expect(translate('conversion.option', { code: 'USD', name: '‹name›' })).toBe('USD ‹name›');
  });

  it('is translated, except for the messages that are the same on purpose', () => {
    const allowed = [...Object.values(SAME_AS_ENGLISH).flat(), ...(SAME_IN_ONE[language] ?? [])];
    const same = [...catalogue].flatMap(([path, text]) =>
      text === english.get(path) ? [path] : [],
    );
    expect(same.toSorted()).toEqual(allowed.toSorted());
  });

  it('has no invisible character where it leaves the wallet', () => {
    expect(
      wrong(
        language,
        (message, path) =>
          LEAVES_THE_WALLET.some((pattern) => pattern.test(path)) && /\p{Cf}/u.test(message),
      ),
    ).toEqual([]);
  });

  it('translates the same English text in the same way', () => {
    const ways = new Map<string, Set<string>>();
    for (const [path, source] of english) {
      const key = source.toLowerCase();
      ways.set(key, (ways.get(key) ?? new Set()).add(catalogue.get(path) ?? ''));
    }
    const several = [...ways].flatMap(([source, said]) => (said.size > 1 ? [source] : []));
    const allowed = Object.keys(TWO_MEANINGS[language] ?? {}).map((source) => source.toLowerCase());
    expect(several.toSorted()).toEqual(allowed.toSorted());
  });
});

describe.each(Object.entries(ORTHOGRAPHY))(
  'the orthography of every message, %s',
  (tag, { ends, foreign, letters }) => {
    const language = matchLocale([tag]);

    it('has no word in Latin letters, but names and terms', () => {
      const allowed = new Set(Object.values(LATIN_WORDS).flat());
      expect(
        wrong(language, (message) =>
          (getWords(message).match(/[A-Za-z][A-Za-z0-9]+/g) ?? []).find(
            (word) => !allowed.has(word),
          ),
        ),
      ).toEqual([]);
    });

    it('ends with the same punctuation as English', () => {
      const getEnd = (text: string) => /\.{3}$|…$|[.?!۔؟]$/.exec(text)?.[0] ?? '';
      expect(
        wrong(language, (message, _, source) => {
          const end = getEnd(source);
          const expected = end === '...' ? '…' : end === '.' || end === '?' ? ends[end] : end;
          return getEnd(message) !== expected;
        }),
      ).toEqual([]);
    });

    it('uses the punctuation of its language', () => {
      expect(wrong(language, (message) => foreign.test(getWords(message)))).toEqual([]);
    });

    it('is written in the letters of its language, composed, with Latin digits', () => {
      expect(
        wrong(
          language,
          (message) =>
            getWords(message)
              .replaceAll(letters, '')
              .match(/[\p{Script=Arabic}\p{M}٠-٩۰-۹]/gu)
              ?.join(' ') ?? message !== message.normalize('NFC'),
        ),
      ).toEqual([]);
    });

    it('isolates text that right-to-left letters would reorder', () => {
      expect(
        wrong(language, (message) => {
          const open = message.replaceAll(/[\u2066\u2068][^\u2066-\u2069]*\u2069/g, '');
          return (
            /\p{Script=Arabic}/u.test(message) &&
            /\d\s*[-–−/]\s*\d|%|•\s*[{\d]|@|\b\d+ [A-Za-z]/.test(open)
          );
        }),
      ).toEqual([]);
    });
  },
);

describe('the lists of exceptions', () => {
  it('name no Latin word that neither language uses', () => {
    const used = new Set(
      translated.flatMap((language) =>
        [...flatten(language).values()].flatMap(
          (text) => getWords(text).match(/[A-Za-z0-9]+/g) ?? [],
        ),
      ),
    );
    expect(
      Object.values(LATIN_WORDS)
        .flat()
        .filter((word) => !used.has(word)),
    ).toEqual([]);
  });

  it('name messages that exist', () => {
    const paths = [...english.keys()];
    expect(
      LEAVES_THE_WALLET.filter((pattern) => !paths.some((path) => pattern.test(path))),
    ).toEqual([]);
  });
});
