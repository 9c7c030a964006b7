import { describe, expect, it } from 'vitest';
import { demoMessages } from './demoMessages';

const { en, ur, ar } = demoMessages;

const listTexts = (node: object): string[] =>
  Object.values(node).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : listTexts(value),
  );

describe.each([
  ['ur', ur, '۔؟'],
  ['ar', ar, '.؟'],
] as const)('what the demo says in %s', (_language, messages, ends) => {
  it('uses the script of the language', () => {
    const texts = listTexts(messages);
    expect(texts).toHaveLength(listTexts(en).length);
    expect(texts.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  it('ends like the English message: with or without a full stop', () => {
    const expected = listTexts(en).map((text) =>
      text.endsWith('.') ? ends[0] : text.endsWith('?') ? ends[1] : '',
    );
    const found = listTexts(messages).map((text) => /[.?!۔؟]$/.exec(text)?.[0] ?? '');
    expect(found).toEqual(expected);
  });
});
