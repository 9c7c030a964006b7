import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQrCode, type QrDrawing } from '../../components/QrCode';
import { toPlainText } from '../../format';
import {
  calculateChecksum,
  createPaymentCode,
  WALLET_ACCOUNT,
  MAX_CODE_AMOUNT,
  parsePaymentCode,
} from './paymentCode';

const PIXELS_PER_MODULE = 4;

/** Renders the path of the drawing as a browser would: dark modules on white, as RGBA. */
function renderPixels({ side, path }: QrDrawing) {
  const width = side * PIXELS_PER_MODULE;
  const rgba = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (
      let row = Number(y) * PIXELS_PER_MODULE;
      row < (Number(y) + 1) * PIXELS_PER_MODULE;
      row += 1
    ) {
      const from = (row * width + Number(x) * PIXELS_PER_MODULE) * 4;
      const to = from + Number(run) * PIXELS_PER_MODULE * 4;
      for (let pixel = from; pixel < to; pixel += 4) rgba.fill(0, pixel, pixel + 3);
    }
  }
  return { rgba, width };
}

function scanCode(text: string) {
  const { rgba, width } = renderPixels(drawQrCode(text));
  return decodeQR({ data: rgba, width, height: width });
}

const lettersBetween = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const urdu = fc.string({
  unit: fc.oneof(lettersBetween(0x0620, 0x064a), lettersBetween(0x0671, 0x06d3), fc.constant(' ')),
  minLength: 1,
  maxLength: 80,
});
const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const name = fc.oneof(fc.stringMatching(/^[A-Z][a-z]{1,11} [A-Z][a-z]{1,11}$/), urdu);
const amount = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(99))
  .map(([rupees, paisa]) => `${rupees}.${String(paisa).padStart(2, '0')}`);
const phone = fc.stringMatching(/^\+92 3\d{2} \d{7}$/);

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
    const code = createPaymentCode(payee, { tag: '28', id: 'pk.example' });
    expect(parsePaymentCode(code)).toMatchObject({
      to: undefined,
      accounts: { 28: { '00': 'pk.example', '01': payee.to } },
    });
  });

  it('takes the currency, country, city and language of another market', () => {
    const market = { currency: '414', country: 'KW', city: 'Kuwait City', language: 'AR' };
    const code = createPaymentCode(
      { name: 'سارة', to: '50012345', amount: '12.345' },
      { ...WALLET_ACCOUNT, market },
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

  it.each(['علی حسن', 'Zoë Łukasz', '  '])('keeps the name %j', (given) => {
    const code = parsePaymentCode(createPaymentCode({ ...payee, name: given }));
    expect(code?.name).toBe(given.trim() === '' ? payee.to : given);
  });

  it('rejects an amount that is too long for the format', () => {
    expect(() => createPaymentCode({ ...payee, amount: MAX_CODE_AMOUNT })).not.toThrow();
    expect(() => createPaymentCode({ ...payee, amount: `1${MAX_CODE_AMOUNT}` })).toThrow(
      RangeError,
    );
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
      note: 'کرایہ ',
    });
  });

  it('can be read back from its pixels, whatever it holds', () => {
    fc.assert(
      fc.property(phone, name, amount, fc.oneof(urdu, anything), (to, called, requested, note) => {
        const code = createPaymentCode({ name: called, to, amount: requested, note });
        expect(scanCode(code)).toBe(code);
        expect(parsePaymentCode(code)).toMatchObject({
          to,
          amount: requested,
          note: toPlainText(note) || undefined,
        });
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('reading', () => {
  /** The example in the EMV QR Code Specification for Payment Systems, Merchant-Presented Mode. */
  const published =
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

  it('reads the published example', () => {
    expect(parsePaymentCode(published)).toEqual({
      name: '最佳运输',
      city: 'BEIJING',
      amount: '23.72',
      currency: '156',
      note: undefined,
      accounts: {
        29: { '00': 'D15600000000', '05': 'A93FO3230Q' },
        31: { '00': 'D15600000001', '03': '12345678' },
      },
      to: undefined,
    });
  });

  it('rejects every change of one character', () => {
    const code = createPaymentCode({ ...payee, amount: '1500', note: 'Rent' });
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.integer({ min: 0x20, max: 0x7e }), (at, changed) => {
        const letter = String.fromCodePoint(changed);
        fc.pre(letter !== code[at]);
        expect(parsePaymentCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws', () => {
    const digits = fc.stringMatching(/^\d{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'binary' })), (text) => {
        expect(parsePaymentCode(text)).toBeNull();
        const body = `${text}6304`;
        expect(() => parsePaymentCode(body + calculateChecksum(body))).not.toThrow();
      }),
    );
  });

  it.each(['', '6304FFFF', 'https://example.com', 'rad:pay?to=1'])('refuses %j', (text) => {
    expect(parsePaymentCode(text)).toBeNull();
  });
});
