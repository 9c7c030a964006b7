import { describe, expect, it } from 'vitest';
import published from '../../testing/paymentCodes.json';
import {
  createPayNowAccount,
  createPromptPayAccount,
  createQrisAccount,
  createRaastAccount,
} from './accounts';
import { createPaymentCode } from './createPaymentCode';
import { parseFields } from './emvFields';
import { parsePaymentCode } from './parsePaymentCode';

const byId = (id: string) => published.codes.find((one) => one.id === id)?.payload ?? '';

const getTemplates = (payload: string) => {
  const fields = Object.entries(parseFields(payload) ?? {});
  return Object.fromEntries(
    fields
      .filter(([tag]) => tag >= '26' && tag <= '51')
      .map(([tag, value]) => [tag, parseFields(value)]),
  );
};

describe('accounts, compared with published codes', () => {
  it('writes a Raast code character by character', () => {
    const account = createRaastAccount({
      id: 'x0xxxx000x0000x00000x0x0x0x00x0x',
      bank: 'MUCBPKKKRTG',
      iban: 'PK00 TEST 0000 0000 0000 0000',
    });
    const receiver = { name: 'TEST MERCHANTX', to: '', city: 'Karachi', category: '5621' };
    expect(createPaymentCode(receiver, account)).toBe(byId('raast-p2m-static'));
  });

  it('writes the accounts of QRIS', () => {
    const account = createQrisAccount({
      acquirer: { id: 'COM.NOBUBANK.WWW', pan: '0'.repeat(18), merchantId: '0'.repeat(14) },
      nationalId: 'XX0000000000000',
      size: 'UMI',
    });
    const expected = getTemplates(byId('qris-static').replaceAll('0303XXX', '0303UMI'));
    expect(account.templates).toEqual(expected);
    const code = createPaymentCode({ name: 'TEST MERCH', to: '', city: 'KLATEN' }, account);
    expect(parsePaymentCode(code)).toMatchObject({ currency: '360', country: 'ID' });
  });

  it('writes the account of PayNow', () => {
    const { 26: expected } = getTemplates(byId('paynow-sgqr'));
    const account = createPayNowAccount({
      uen: expected?.['02'] ?? '',
      expiresOn: expected?.['04'],
    });
    expect(account.templates).toEqual({ 26: expected });
  });

  it('writes the account of PromptPay', () => {
    const account = createPromptPayAccount({ mobile: '0000000000000' });
    expect(getTemplates(createPaymentCode({ name: 'Shop', to: '' }, account))).toEqual(
      getTemplates(byId('promptpay-amt')),
    );
  });
});

describe('payees', () => {
  it.each([
    '081 234 5678',
    '+66 81 234 5678',
    '0066812345678',
    '+66 (0)81 234 5678',
    '81 234 5678',
    '๐๘๑ ๒๓๔ ๕๖๗๘',
  ])('writes the Thai number %s in 13 digits', (mobile) => {
    const { templates } = createPromptPayAccount({ mobile });
    expect(templates[29]?.['01']).toBe('0066812345678');
  });

  it('writes a Thai number that begins like its country code', () => {
    const { templates } = createPromptPayAccount({ mobile: '066 123 4567' });
    expect(templates[29]?.['01']).toBe('0066661234567');
  });

  it.each([
    '+65 9123 4567',
    '0065 9123 4567',
    '65-9123-4567',
    '9123 4567',
    '\u2066+65 9123 4567\u2069',
  ])('writes the mobile number %j of PayNow in E.164', (mobile) => {
    const { templates } = createPayNowAccount({ mobile, isAmountEditable: true });
    expect(templates[26]).toEqual({
      '00': 'SG.PAYNOW',
      '01': '0',
      '02': '+6591234567',
      '03': '1',
    });
  });

  it('writes identifiers without invisible characters, in Latin digits', () => {
    const iban = '\u2066PK۳۶ scbl 0000 0011 2345 6702\u2069';
    expect(createRaastAccount({ id: 'x', bank: 'SCBLPKKX', iban }).templates[28]?.['02']).toBe(
      'PK36SCBL0000001123456702',
    );
    expect(createPayNowAccount({ uen: ' 201403121w\u200f' }).templates[26]?.['02']).toBe(
      '201403121W',
    );
  });
});
