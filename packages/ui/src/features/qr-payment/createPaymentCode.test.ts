import { scanImageData } from '@undecaf/zbar-wasm';
import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from '../../components/QrCode';
import { toPlainDecimal, toPlainText } from '../../format';
import { rasterizeQrCode } from '../../testing/rasterizeQrCode';
import { createWalletAccount, type CodeMarket } from './accounts';
import { calculateChecksum } from './checksum';
import { canRequest, createPaymentCode, MAX_CODE_AMOUNT } from './createPaymentCode';
import { parsePaymentCode } from './parsePaymentCode';

async function scanCode(text: string) {
  const pixels = rasterizeQrCode(drawQrCode(text));
  const [symbol] = await scanImageData(pixels as ImageData);
  return { qr: decodeQR(pixels), zbar: symbol?.decode() };
}

const lettersBetween = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const urdu = fc.string({
  unit: fc.oneof(lettersBetween(0x0620, 0x064a), lettersBetween(0x0671, 0x06d3), fc.constant(' ')),
  minLength: 1,
  maxLength: 80,
});
/** Letters, digits and punctuation of any script in the Basic Multilingual Plane. */
const anything = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xd7ff })
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{Nd}\p{P}]/u.test(letter)),
  minLength: 1,
  maxLength: 40,
});
const name = fc.oneof(fc.stringMatching(/^[A-Z][a-z]{1,11} [A-Z][a-z]{1,11}$/), urdu);
const amount = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(99))
  .map(([rupees, paisa]) => `${rupees}.${String(paisa).padStart(2, '0')}`);
const phone = fc.stringMatching(/^\+92 3\d{2} \d{7}$/);

const kuwait: CodeMarket = {
  currency: '414',
  country: 'KW',
  city: 'Kuwait City',
  language: 'AR',
};
const payee = { name: 'Ali Hassan', to: '+92 300 1234567', city: 'Karachi' };

describe('a payment code', () => {
  it('is written field by field', () => {
    expect(createPaymentCode({ ...payee, amount: '1500', note: 'Rent' })).toBe(
      '000201' +
        '010212' +
        '26300007com.rad0115+92 300 1234567' +
        '52040000' +
        '5303586' +
        '54041500' +
        '5802PK' +
        '5910Ali Hassan' +
        '6007Karachi' +
        '6223501900' +
        '07com.rad0104Rent' +
        '6304' +
        calculateChecksum(
          createPaymentCode({ ...payee, amount: '1500', note: 'Rent' }).slice(0, -4),
        ),
    );
  });

  it('without an amount is static, and has a default city', () => {
    const code = createPaymentCode({ name: 'Ali', to: '1' });
    expect(code.startsWith('000201010211')).toBe(true);
    expect(parsePaymentCode(code)).toMatchObject({ to: '1', city: 'Pakistan', amount: undefined });
  });

  it('takes the account of another scheme', () => {
    const templates = { 28: { '00': 'pk.example', '02': 'PK36', '05': '7' } };
    const code = createPaymentCode(payee, { templates });
    expect(parsePaymentCode(code)).toMatchObject({ to: undefined, accounts: templates });
  });

  it('takes the currency, country, city and language of another market', () => {
    const market = { ...kuwait, decimals: 3 };
    const code = createPaymentCode(
      { name: 'سارة', to: '50012345', amount: '12.345' },
      createWalletAccount('50012345', market),
    );
    expect(parsePaymentCode(code)).toMatchObject({
      currency: '414',
      amount: '12.345',
      city: 'Kuwait City',
      name: 'سارة',
    });
    expect(code).toContain('5802KW');
    expect(code).toContain('0002AR');
  });

  it.each([
    ['علی حسن', 'علی حسن', '5915+92 300 1234567'],
    ['Zoë Łukasz', 'Zoe Lukasz', '5910Zoe Lukasz'],
    ['D’Souza', "D'Souza", "5907D'Souza"],
    ['Ali 😀 Hassan 👨‍👩‍👧', 'Ali Hassan', '5910Ali Hassan'],
    ['علی 😀', 'علی', '5915+92 300 1234567'],
    ['😀', payee.to, '5915+92 300 1234567'],
    ['  ', payee.to, '5915+92 300 1234567'],
  ])('writes the name %j for every reader', (given, name, field) => {
    const code = createPaymentCode({ ...payee, name: given });
    expect(code).toContain(field);
    expect(parsePaymentCode(code)?.name).toBe(name);
  });

  it('has a language template only for a name in another script', () => {
    expect(createPaymentCode({ ...payee, name: 'Zoë' })).not.toContain('0002UR');
    expect(createPaymentCode({ ...payee, name: 'زویا' })).toContain('64140002UR0104زویا');
  });

  it('writes a number in Latin digits, in the account and in the name', () => {
    const code = createPaymentCode({ name: '', to: '\u2066۰۳۰۰ ۱۲۳۴۵۶۷\u2069' });
    expect(parsePaymentCode(code)).toMatchObject({ to: '0300 1234567', name: '0300 1234567' });
  });

  it('leaves emoji out of a note', () => {
    const code = createPaymentCode({ ...payee, note: 'Chai ☕ & samosa 😀' });
    expect(parsePaymentCode(code)?.note).toBe('Chai & samosa');
  });

  it.each(['-5', '0', '0.00', '1500.505', '', 'abc', '1e3', `1${MAX_CODE_AMOUNT}`])(
    'cannot request %j',
    (requested) => {
      expect(canRequest(requested)).toBe(false);
      expect(() => createPaymentCode({ ...payee, amount: requested })).toThrow(RangeError);
    },
  );

  it.each([
    ['0.01', '0.01'],
    ['1500.500', '1500.5'],
    [MAX_CODE_AMOUNT, MAX_CODE_AMOUNT],
  ])('requests %j as %j', (given, written) => {
    expect(parsePaymentCode(createPaymentCode({ ...payee, amount: given }))?.amount).toBe(written);
  });

  it('requests as many decimals as the currency has', () => {
    expect(canRequest('12.345', { ...kuwait, decimals: 3 })).toBe(true);
    expect(canRequest('12.345', kuwait)).toBe(false);
    expect(canRequest('150000.5', { ...kuwait, decimals: 0 })).toBe(false);
  });

  it.each([
    ['no account', {}],
    ['an account of a card network', { '02': { '00': 'a' } }],
    ['an account without a scheme', { 26: { '01': '1' } }],
    ['an account that is too long', { 26: { '00': 'a'.repeat(50), '01': '1'.repeat(50) } }],
  ])('rejects %s', (_what, templates) => {
    expect(() => createPaymentCode(payee, { templates })).toThrow(RangeError);
  });

  it('rejects a payee with neither name nor number, and a category that is not a number', () => {
    expect(() => createPaymentCode({ name: '\u200f', to: '\u200f' })).toThrow(RangeError);
    expect(() => createPaymentCode({ ...payee, category: 'shop' })).toThrow(RangeError);
  });

  it('truncates a number and a name that are too long for the format', () => {
    const code = parsePaymentCode(
      createPaymentCode({ name: 'ع'.repeat(300), to: '9'.repeat(300), city: 'K'.repeat(300) }),
    );
    expect(code).toMatchObject({ name: 'ع'.repeat(25), to: '9'.repeat(59), city: 'K'.repeat(15) });
  });

  it('holds a note of 80 characters, and no longer one', () => {
    const note = 'ش'.repeat(80);
    expect(parsePaymentCode(createPaymentCode({ ...payee, note }))?.note).toBe(note);
    expect(() => createPaymentCode({ ...payee, note: `${note}!` })).toThrow(RangeError);
  });

  it('stays valid when it is copied, which removes bidi control characters', () => {
    const code = createPaymentCode({
      name: 'علی\u200f حسن',
      to: '\u202a+92 300 1234567\u202c',
      note: 'کرایہ\u00a0\u200f',
    });
    expect(toPlainText(code)).toBe(code);
    expect(parsePaymentCode(code)).toMatchObject({
      name: 'علی حسن',
      to: '+92 300 1234567',
      note: 'کرایہ',
    });
  });

  it('can be read back from its pixels by two decoders, whatever it holds', async () => {
    const notes = fc.oneof(urdu, anything).map((note) => note.replaceAll(/\s+/g, ' ').trim());
    await fc.assert(
      fc.asyncProperty(phone, name, amount, notes, async (to, called, requested, note) => {
        const code = createPaymentCode({ name: called, to, amount: requested, note });
        expect(await scanCode(code)).toEqual({ qr: code, zbar: code });
        expect(parsePaymentCode(code)).toMatchObject({
          to,
          amount: toPlainDecimal(requested),
          note: toPlainText(note) || undefined,
        });
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
