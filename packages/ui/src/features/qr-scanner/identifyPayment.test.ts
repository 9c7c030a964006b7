// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../engine';
import { writeTestCode } from '../../testing/writeTestCode';
import { createPaymentCode, createWalletAccount } from '../qr-payment';
import { identifyPayment } from './identifyPayment';

const receiver = { name: 'Ayesha Malik', to: '+92 300 1234567', city: 'Karachi' };
const text = createPaymentCode({ ...receiver, amount: '1500.50' });

afterEach(() => {
  document.documentElement.lang = '';
});

describe('identifyPayment', () => {
  it('returns payee and amount of a code', () => {
    expect(identifyPayment(text)).toEqual({
      payee: 'Ayesha Malik',
      amount: '1500.5',
      reference: text,
      isOnceOnly: true,
    });
  });

  it('leaves the amount of a code without one to the payer', () => {
    expect(identifyPayment(createPaymentCode(receiver))).toEqual({
      payee: 'Ayesha Malik',
      reference: createPaymentCode(receiver),
    });
  });

  it('returns the fee of a code', () => {
    const code = writeTestCode({ 54: '1000', 55: '03', 57: '5' });
    expect(identifyPayment(code)).toMatchObject({
      amount: '1000',
      fee: { kind: 'percentage', percentage: '5' },
    });
  });

  it('accepts an amount that ends with its decimal point', () => {
    const code =
      '00020101021226300007com.rad0115+92 300 123456752040000530358654051500.5802PK5912Ayesha Malik6007Karachi63047CF3';
    expect(identifyPayment(code)).toMatchObject({ amount: '1500' });
  });

  it('removes bidi control characters from the name of the payee', () => {
    const name = '\u202eAyesha Malik\u202c';
    const code = createPaymentCode({ ...receiver, name, amount: '5' });
    expect(identifyPayment(code)).toMatchObject({ payee: 'Ayesha Malik' });
  });

  it.each([
    ['en', 'ur', 'Tea House'],
    ['ur', 'UR', 'رضا'],
    ['ur-PK', 'ur', 'رضا'],
    ['ar', 'ur', 'Tea House'],
    ['id', 'id', 'رضا'],
    ['', 'ur', 'Tea House'],
  ])('shows a reader of a page in %j the name in %j as %s', (page, language, name) => {
    document.documentElement.lang = page;
    const local = `0002${language}0103رضا`;
    const code = writeTestCode({ 59: 'Tea House', 64: local });
    expect(identifyPayment(code).payee).toBe(name);
    expect(identifyPayment(code, '586', 2, [language.toLowerCase()]).payee).toBe('رضا');
    expect(identifyPayment(code, '586', 2, []).payee).toBe('Tea House');
  });

  it('accepts only codes in the currency of the wallet', () => {
    const market = {
      currency: '414',
      country: 'KW',
      city: 'Kuwait City',
      language: 'AR',
      decimals: 3,
    };
    const inDinars = createPaymentCode(
      { ...receiver, amount: '12.345' },
      createWalletAccount(receiver.to, market),
    );
    expect(identifyPayment(inDinars, '414', 3).amount).toBe('12.345');
    expect(() => identifyPayment(inDinars, '414')).toThrow(ProblemError);
    expect(() => identifyPayment(inDinars)).toThrow(ProblemError);
    expect(() => identifyPayment(text, '414')).toThrow(ProblemError);
  });

  it.each([
    ['an amount of 0', writeTestCode({ 54: '0' }), 'codeInvalid', 'amount'],
    ['an amount of half a paisa', writeTestCode({ 54: '10.005' }), 'codeInvalid', 'amount'],
    ['a fee of half a paisa', writeTestCode({ 55: '02', 56: '0.005' }), 'codeInvalid', 'fee'],
    ['a code without a name', writeTestCode({ 59: undefined }), 'codeInvalid', 'name'],
    ['a code without a visible name', writeTestCode({ 59: '\u200f' }), 'codeInvalid', 'name'],
    ['a damaged code', `${text.slice(0, -1)}!`, 'codeDamaged', undefined],
    ['another currency', writeTestCode({ 53: '764' }), 'codeOtherCurrency', undefined],
    ['an address', 'https://example.com', 'codeNotPayment', undefined],
    ['nothing', '', 'codeNotPayment', undefined],
  ])('refuses %s, with the reason', (_what, other, id, field) => {
    const problem = field === undefined ? { id } : { id, values: { field } };
    expect(() => identifyPayment(other)).toThrow(expect.objectContaining({ problem }));
  });
});
