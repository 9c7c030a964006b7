import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@rad-wallet/ui/messages/en';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../..');
const sources = globSync('{packages/{mocks,ui},apps/wallet}/{src/,}**/*.{ts,tsx}', {
  cwd: root,
  exclude: [
    '**/{node_modules,dist,testing,type-tests,e2e,e2e-api}',
    '**/messages/**/??.ts',
    '**/catalogues',
    '**/*.test.*',
    '**/plan.ts',
  ],
}).map((file) => readFileSync(path.join(root, file), 'utf8'));

const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));

/**
 * The message sets and keys named in each source file. Keys can be partial; a variable in a key matches any word in the
 * sources.
 */
const namedKeys = sources.map((source) => ({
  sets: new Set([...source.matchAll(/\b(\w+)Messages\b/g)].map(([, set]) => set)),
  /** For code that reads a catalogue directly: `lock.waiting`. */
  paths: new Set(source.match(/\b\w+(?:\.\w+)+\b/g)),
  texts: new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text)),
  patterns: [...source.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})+)`|\bt\([a-z]/g)].map(
    ([, template = '${key}']) =>
      new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '([\\w-]+)')}$`),
  ),
}));

const listKeys = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [prefix + key]
      : listKeys(value, `${prefix}${key}.`),
  );

function isUsed(path: string) {
  const [set, ...segments] = path.split('.');
  const key = segments.join('.');
  // A toast is named by its id, from wherever it is shown.
  const [, toast = ''] = /^toasts\.(\w+)\./.exec(key) ?? [];
  return namedKeys.some(
    ({ sets, paths, texts, patterns }) =>
      paths.has(path) ||
      texts.has(toast) ||
      (sets.has(set) &&
        (texts.has(key) ||
          patterns.some((pattern) =>
            pattern
              .exec(key)
              ?.slice(1)
              .every((word) => words.has(word)),
          ))),
  );
}

it('finds every message of the catalogue in the sources', () => {
  expect(listKeys(en).filter((key) => !isUsed(key))).toEqual([]);
});

it('finds a message that no source uses', () => {
  expect(isUsed('sendMoney.sending')).toBe(true);
  expect(isUsed('sendMoney.unusedMessage')).toBe(false);
  expect(isUsed('toasts.unusedMessage.title')).toBe(false);
  expect(isUsed('gift.toasts.giftFailed.title')).toBe(true);
  expect(isUsed('gift.toasts.unusedMessage.title')).toBe(false);
});
