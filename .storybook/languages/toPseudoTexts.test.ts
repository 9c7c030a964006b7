import { en } from '@rad-wallet/ui/messages/en';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, it } from 'vitest';
import { isMessage, listText, type CompiledMessage } from './compiledMessage';
import { toPseudoTexts, toPseudoMessage } from './toPseudoTexts';

const formatters = {
  getDateTimeFormat: Intl.DateTimeFormat,
  getNumberFormat: (locale?: Intl.LocalesArgument) => new Intl.NumberFormat(locale),
  getPluralRules: (locale?: Intl.LocalesArgument) => new Intl.PluralRules(locale),
};

const formatPseudo = (message: string, values: Record<string, string | number>) =>
  format(toPseudoMessage(compile(message)), 'en', values, { formatters });

it('makes texts longer, accented and marked, and keeps arguments', () => {
  expect(formatPseudo('Send {amount}', { amount: 'Rs. 500' })).toBe('⟦Şḗḗƞḓ Rs. 500⟧');
});

it('changes every branch of a plural, and keeps its rules', () => {
  const message = '{count, plural, one {# bill} other {# bills}}';
  expect([1, 2].map((count) => formatPseudo(message, { count }))).toEqual([
    '⟦1 ƀīŀŀ⟧',
    '⟦2 ƀīŀŀş⟧',
  ]);
});

it('changes every message of the catalogue', () => {
  const texts = (node: object): string[] =>
    Object.values(node).flatMap((it: CompiledMessage | object) =>
      isMessage(it) ? listText(it).join('') : texts(it),
    );
  const [ours, theirs] = [texts(toPseudoTexts(en)), texts(en)];
  expect(ours).toHaveLength(theirs.length);
  expect(ours.every((text) => text.startsWith('⟦'))).toBe(true);
});
