import { en } from '@rad-wallet/ui/messages/en';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { toPseudoTexts, toPseudoMessage } from './toPseudoTexts';

const said = (message: string, values: Record<string, string | number>) =>
  createTranslator({ locale: 'en', messages: { message: toPseudoMessage(message) } })(
    'message' as never,
    values as never,
  );

it('makes texts longer, accented and marked, and keeps arguments', () => {
  expect(said('Send {amount}', { amount: 'Rs. 500' })).toBe('⟦Şḗḗƞḓ Rs. 500⟧');
});

it('changes every branch of a plural, and keeps its rules', () => {
  const message = '{count, plural, one {# bill} other {# bills}}';
  expect([1, 2].map((count) => said(message, { count }))).toEqual(['⟦1 ƀīŀŀ⟧', '⟦2 ƀīŀŀş⟧']);
});

it('changes every message of the catalogue', () => {
  const texts = (node: object): string[] =>
    Object.values(node).flatMap((it: string | object) => (typeof it === 'string' ? it : texts(it)));
  const [ours, theirs] = [texts(toPseudoTexts(en)), texts(en)];
  expect(ours).toHaveLength(theirs.length);
  expect(ours.every((text) => text.startsWith('⟦'))).toBe(true);
});
