import { BakongKHQR, IndividualInfo, khqrData } from 'bakong-khqr';
import PaynowQR from 'paynowqr';
import { createStaticPix, hasError, parsePix } from 'pix-utils';
import writePromptPay from 'promptpay-qr';
import { BanksObject, QRPay } from 'vietnam-qr-pay';
import { describe, expect, it } from 'vitest';
import { createPayNowAccount, createPromptPayAccount } from './accounts';
import { createPaymentCode } from './createPaymentCode';
import { parseFields } from './emvFields';
import { parsePaymentCode, readPaymentCode } from './parsePaymentCode';

// Codes of other payment schemes, created and parsed by their own packages.

const expiresOn = '20301231';
const payee = { name: 'Zoë Łukasz', to: '+92 300 1234567', city: 'Karachi', amount: '1500' };

function writePix(merchantName: string): string {
  const pix = createStaticPix({
    merchantName,
    merchantCity: 'São Paulo',
    pixKey: 'someone@example.com',
    infoAdicional: 'Café',
    transactionAmount: 12.5,
  });
  if (hasError(pix)) throw new Error(pix.message);
  return pix.toBRCode();
}

const writeVietQr = (amount?: string) =>
  QRPay.initVietQR({ bankBin: BanksObject.acb.bin, bankNumber: '257678859', amount }).build();

const writeKhqr = (name: string) => {
  const info = new IndividualInfo('someone@bank', name, 'Phnom Penh', {
    currency: khqrData.currency.usd,
    amount: 100.5,
    expirationTimestamp: Date.now() + 60_000,
  });
  return new BakongKHQR().generateIndividual(info).data.qr;
};

describe('reading what other packages write', () => {
  it('reads PIX, with accents and without a note', () => {
    expect(parsePaymentCode(writePix('João'))).toMatchObject({
      name: 'JOAO',
      city: 'SAO PAULO',
      currency: '986',
      amount: '12.50',
      note: undefined,
      accounts: { 26: { '00': 'br.gov.bcb.pix', '01': 'someone@example.com', '02': 'Café' } },
    });
  });

  it('reads PayNow', () => {
    const code = new PaynowQR({
      uen: '201403121W',
      amount: 500,
      expiry: expiresOn,
      company: 'ACME',
    });
    expect(parsePaymentCode(code.output())).toMatchObject({
      name: 'ACME',
      currency: '702',
      amount: '500',
      accounts: createPayNowAccount({ uen: '201403121W', expiresOn }).templates,
    });
  });

  it.each(['Someone', 'ចចចច'])('reads KHQR of %s', (name) => {
    expect(parsePaymentCode(writeKhqr(name))).toMatchObject({
      name,
      city: 'Phnom Penh',
      currency: '840',
      amount: '100.50',
      accounts: { 29: { '00': 'someone@bank' } },
    });
  });

  it.each([
    ['PromptPay', writePromptPay('081-234-5678', { amount: 420 })],
    ['VietQR', writeVietQr('10000')],
  ])('refuses %s, which has no name', (_scheme, code) => {
    expect(readPaymentCode(code)).toEqual({ kind: 'invalid', field: 'name' });
  });
});

describe('writing what other packages read', () => {
  it('writes the account of PromptPay as its package does', () => {
    const other = parseFields(writePromptPay('081-234-5678', {}));
    const code = createPaymentCode(payee, createPromptPayAccount({ mobile: '081-234-5678' }));
    expect(parseFields(code)).toMatchObject({ 29: other?.[29], 53: other?.[53], 58: other?.[58] });
  });

  // No package was found that reads PayNow.
  it('writes the fields of PayNow as its package does', () => {
    const uen = '201403121W';
    const written = new PaynowQR({ uen, amount: 500, expiry: expiresOn, company: 'ACME' });
    const receiver = { name: 'ACME', to: '', city: 'Singapore', amount: '500' };
    const code = createPaymentCode(receiver, createPayNowAccount({ uen, expiresOn }));
    // The order of the fields may differ, and with it the checksum.
    expect(parseFields(code)).toEqual({ ...parseFields(written.output()), 63: code.slice(-4) });
  });

  it('writes what the package of VietQR reads', () => {
    const templates = { 38: parseFields(parseFields(writeVietQr())?.[38] ?? '') ?? {} };
    const market = { currency: '704', country: 'VN', city: 'Hanoi', language: 'VI' };
    const code = new QRPay(createPaymentCode({ ...payee, amount: '10000' }, { templates, market }));
    expect(code).toMatchObject({
      isValid: true,
      amount: '10000',
      merchant: { name: 'Zoe Lukasz' },
      consumer: { bankNumber: '257678859' },
    });
  });

  it('writes what the package of PIX reads', () => {
    const templates = { 26: { '00': 'br.gov.bcb.pix', '01': 'someone@example.com' } };
    const market = { currency: '986', country: 'BR', city: 'Brasilia', language: 'PT' };
    expect(parsePix(createPaymentCode(payee, { templates, market }))).toMatchObject({
      type: 'STATIC',
      merchantName: 'Zoe Lukasz',
      pixKey: 'someone@example.com',
      transactionAmount: 1500,
    });
  });

  it('writes what the package of KHQR verifies', () => {
    const templates = { 29: { '00': 'someone@bank' } };
    const market = { currency: '840', country: 'KH', city: 'Phnom Penh', language: 'KM' };
    const { amount: _none, ...anyAmount } = payee;
    const code = createPaymentCode({ ...anyAmount, category: '5999' }, { templates, market });
    expect(BakongKHQR.verify(code).isValid).toBe(true);
  });
});
