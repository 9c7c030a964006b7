import { expect, it } from 'vitest';
import { defineTexts } from './texts';

it('compiles a text with arguments', () => {
  const own = defineTexts({ sendMoney: { send: 'Pay {amount} now' } });
  expect(own.sendMoney?.send).toEqual(['Pay ', ['amount'], ' now']);
});

it('leaves compiled texts as they are', () => {
  const own = defineTexts({ sendMoney: { send: 'Pay {amount} now' } });
  expect(defineTexts(own as never)).toEqual(own);
});

it('rejects a text that is not in ICU syntax', () => {
  expect(() => defineTexts({ sendMoney: { send: 'Pay {amount' } } as never)).toThrow(SyntaxError);
});
