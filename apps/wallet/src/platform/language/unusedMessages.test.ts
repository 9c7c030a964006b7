import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@rad-wallet/ui/messages/en';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../..');
const sources = globSync('{packages/{mocks,ui},apps/wallet}/{src/,}**/*.{ts,tsx}', {
  cwd: root,
  exclude: [
    '**/{node_modules,dist,testing,type-tests,e2e,e2e-api}',
    '**/messages/??',
    '**/*.test.*',
  ],
}).map((file) => readFileSync(path.join(root, file), 'utf8'));

const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));

/** The keys that each source file contains, whole or in part; a variable in a key matches any word in the sources. */
const namedKeys = sources.map((source) => ({
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

const isUsed = (key: string) =>
  key.split('.').some((_, index, segments) => {
    const namespace = segments.slice(0, index).join('.');
    const rest = segments.slice(index).join('.');
    return namedKeys.some(
      ({ texts, patterns }) =>
        (namespace === '' || texts.has(namespace)) &&
        (texts.has(rest) ||
          patterns.some((pattern) =>
            pattern
              .exec(rest)
              ?.slice(1)
              .every((word) => words.has(word)),
          )),
    );
  });

it('finds every message of the catalogue in the sources', () => {
  expect(listKeys(en).filter((key) => !isUsed(key))).toEqual([]);
});

it('finds a message that no source uses', () => {
  expect(isUsed('sendMoney.sending')).toBe(true);
  expect(isUsed('sendMoney.unusedMessage')).toBe(false);
  expect(isUsed('toasts.unusedMessage.title')).toBe(false);
});
