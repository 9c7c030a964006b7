import { expect, it } from 'vitest';
import { en } from './en';
import { home } from './en/home';
import { defineTexts } from './texts';
import { withTexts } from './withTexts';

const texts = defineTexts({
  home: { title: 'My money' },
  toasts: { transferFailed: { title: 'Not sent' } },
});

it('puts single texts in place of the catalogue’s, as deep as they lie', () => {
  const { home, toasts, ...others } = withTexts(en, texts);
  expect(home).toEqual({ ...en.home, title: 'My money' });
  expect(toasts).toEqual({
    ...en.toasts,
    transferFailed: { ...en.toasts.transferFailed, title: 'Not sent' },
  });
  const { home: _home, toasts: _toasts, ...untouched } = en;
  expect(others).toEqual(untouched);
  expect(en.home.title).toBe('Wallet');
});

it('leaves the catalogue alone where there are none', () => {
  expect(withTexts(en)).toBe(en);
});

it('adds the texts to the namespaces that are loaded', () => {
  expect(withTexts({ home }, texts)).toMatchObject({
    home: { title: 'My money', services: 'Services' },
    toasts: { transferFailed: { title: 'Not sent' } },
  });
});

it('compiles a text with arguments, and replaces one as a whole', () => {
  const own = defineTexts({ sendMoney: { send: 'Pay {amount} now' } });
  expect(own.sendMoney?.send).toEqual(['Pay ', ['amount'], ' now']);
  expect(withTexts(en, own).sendMoney.send).toEqual(own.sendMoney?.send);
});

it('leaves compiled texts as they are', () => {
  const own = defineTexts({ sendMoney: { send: 'Pay {amount} now' } });
  expect(defineTexts(own as never)).toEqual(own);
});

it('rejects a text that is not in ICU syntax', () => {
  expect(() => defineTexts({ sendMoney: { send: 'Pay {amount' } } as never)).toThrow(SyntaxError);
});
