import { expect, it } from 'vitest';
import { en } from './en';
import { home } from './en/home';
import { defineTexts, withTexts } from './texts';

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

it('takes a compiled text, which is a list, as one', () => {
  const compiled = { home: { title: ['Hello ', ['name']] } };
  expect(withTexts(en, compiled as never).home.title).toEqual(['Hello ', ['name']]);
});
