import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import published from '../../testing/paymentCodes.json';
import { writeTestCode } from '../../testing/writeTestCode';
import { calculateChecksum } from './checksum';
import { createPaymentCode } from './createPaymentCode';
import { createFields } from './emvFields';
import { parsePaymentCode, readPaymentCode } from './parsePaymentCode';

const payee = { name: 'Ali Hassan', to: '+92 300 1234567', city: 'Karachi' };
const code = createPaymentCode({ ...payee, amount: '1000' });

const read = (fields: Record<string, string | undefined>) =>
  parsePaymentCode(writeTestCode(fields));

const byId = (id: string) => published.codes.find((one) => one.id === id)?.payload ?? '';

describe('published codes of other schemes', () => {
  const readable = published.codes.filter(({ refused }) => refused === undefined);

  it.each(readable)('$id is read', ({ payload, name, city, country, currency, amount }) => {
    expect(parsePaymentCode(payload)).toMatchObject({
      name,
      city,
      country,
      currency,
      amount: amount ?? undefined,
    });
  });

  it.each([
    ['promptpay-amt', 'name'],
    ['vietqr', 'name'],
    ['duitnow-paynet', 'format'],
  ])('%s is refused because of its %s', (id, field) => {
    expect(readPaymentCode(byId(id))).toEqual({ kind: 'invalid', field });
  });

  it('have the accounts of each of their schemes', () => {
    expect(parsePaymentCode(byId('qris-static'))?.accounts).toEqual({
      26: {
        '00': 'COM.NOBUBANK.WWW',
        '01': '000000000000000000',
        '02': '00000000000000',
        '03': 'XXX',
      },
      51: { '00': 'ID.CO.QRIS.WWW', '02': 'XX0000000000000', '03': 'XXX' },
    });
  });
});

describe('readPaymentCode', () => {
  it.each([
    ['in lower case', `${code.slice(0, -4)}${code.slice(-4).toLowerCase()}`],
    ['followed by a line end', `${code}\r\n`],
  ])('reads a code with its checksum %s', (_what, text) => {
    expect(parsePaymentCode(text)).toMatchObject({ name: 'Ali Hassan', amount: '1000' });
  });

  it.each([
    ['a payload format other than 01', { '00': '02' }, 'format'],
    ['an unknown point of initiation', { '01': '99' }, 'usage'],
    ['no account', { 26: undefined }, 'account'],
    ['no category', { 52: undefined }, 'category'],
    ['no currency', { 53: undefined }, 'currency'],
    ['a currency by letters', { 53: 'PKR' }, 'currency'],
    ['no country', { 58: undefined }, 'country'],
    ['no name', { 59: undefined }, 'name'],
    ['a blank name', { 59: ' ' }, 'name'],
    ['a name of invisible characters', { 59: '\u200b\u2060' }, 'name'],
    ['no city', { 60: undefined }, 'city'],
    ['an amount of 30 digits', { 54: '9'.repeat(30) }, 'amount'],
    ['an amount of 0', { 54: '0.00' }, 'amount'],
    ['a negative amount', { 54: '-5' }, 'amount'],
    ['a decimal comma', { 54: '12,50' }, 'amount'],
    ['an unknown kind of fee', { 55: '04' }, 'fee'],
    ['a fixed fee without a value', { 55: '02' }, 'fee'],
    ['a fixed fee of 0', { 55: '02', 56: '0' }, 'fee'],
    ['a percentage of 100', { 55: '03', 57: '100' }, 'fee'],
    ['two kinds of fee', { 55: '02', 56: '50', 57: '5' }, 'fee'],
    ['a fee without its kind', { 56: '50' }, 'fee'],
  ])('refuses %s', (_what, fields, field) => {
    expect(readPaymentCode(writeTestCode(fields))).toEqual({ kind: 'invalid', field });
  });

  it('reads a code with a card account only, without a point of initiation', () => {
    expect(read({ '01': undefined, 15: '31530', 26: undefined })).toMatchObject({
      isOnceOnly: false,
      accounts: {},
    });
  });

  it.each([
    [{ 55: '01' }, { kind: 'tip' }],
    [
      { 55: '02', 56: '50' },
      { kind: 'fixed', amount: '50' },
    ],
    [
      { 55: '03', 57: '5' },
      { kind: 'percentage', percentage: '5' },
    ],
    [{}, undefined],
  ])('reads the fee of %j', (fields, fee) => {
    expect(read(fields)?.fee).toEqual(fee);
  });

  it('distinguishes codes for one payment from those for any number', () => {
    expect(read({ '01': '12' })?.isOnceOnly).toBe(true);
    expect(read({ '01': '11' })?.isOnceOnly).toBe(false);
  });

  it('does not shorten a long name', () => {
    const name = 'x'.repeat(38);
    expect(read({ 59: name })?.name).toBe(name);
  });

  it.each([
    ['ur', 'علی حسن', 'علی حسن'],
    ['UR', 'علی حسن', 'علی حسن'],
    ['bn', 'আলী', 'Tea House'],
    ['ur', ' ', 'Tea House'],
  ])('takes the name in the language %s, %j, as %j', (language, local, name) => {
    expect(read({ 64: createFields({ '00': language, '01': local }) })?.name).toBe(name);
  });

  it('takes the name in the languages of the reader', () => {
    const result = readPaymentCode(byId('emvco-sample'), ['en', 'zh']);
    expect(result).toMatchObject({ code: { name: '最佳运输' } });
  });

  it.each([
    ['***', undefined],
    ['Table 7', 'Table 7'],
  ])('reads the purpose %s as the note %s', (purpose, note) => {
    expect(read({ 62: createFields({ '08': purpose }) })?.note).toBe(note);
  });

  it('requires the checksum to be the last field', () => {
    const checksum = code.slice(-8);
    const body = `${code.slice(0, -8)}${checksum}6108000000006304`;
    expect(readPaymentCode(body + calculateChecksum(body))).toEqual({ kind: 'damaged' });
    // Field 62 ends with text that looks like a checksum.
    const hidden = `${code.slice(0, -8)}6215050700006304`;
    expect(readPaymentCode(hidden + calculateChecksum(hidden))).toEqual({ kind: 'damaged' });
  });

  it('rejects every change of one character', () => {
    const noted = createPaymentCode({ ...payee, amount: '1500', note: 'Rent' });
    fc.assert(
      fc.property(fc.nat(noted.length - 1), fc.integer({ min: 0x20, max: 0x7e }), (at, changed) => {
        const letter = String.fromCodePoint(changed);
        fc.pre(letter.toUpperCase() !== noted[at]?.toUpperCase());
        expect(parsePaymentCode(noted.slice(0, at) + letter + noted.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws', () => {
    const digits = fc.stringMatching(/^\d{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'binary' })), (text) => {
        expect(parsePaymentCode(text)).toBeNull();
        for (const start of ['', '000201']) {
          const body = `${start}${text}6304`;
          expect(() => readPaymentCode(body + calculateChecksum(body))).not.toThrow();
        }
      }),
    );
  });

  it.each(['', '6304FFFF', 'https://example.com', 'rad:pay?to=1'])('refuses %j', (text) => {
    expect(readPaymentCode(text)).toEqual({ kind: 'notPaymentCode' });
  });
});
