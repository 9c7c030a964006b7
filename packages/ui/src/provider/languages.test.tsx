import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TransactionItem } from '../components/TransactionItem';
import { useToastText, type Problem } from '../components/Toast';
import { toPlainText } from '../format';
import { DATE_FORMAT, DATE_TIME_FORMAT, useFormatDateTime } from '../hooks/useFormatDateTime';
import { money } from '../format/testing/money';
import { LOCALES, type Locale } from '../locale/languages';
import { loadMessages } from '../messages';
import { transactionsMessages } from '../messages/shared/transactions';
import type { WalletTransaction } from '../types';
import { WalletProvider } from '.';

await Promise.all(LOCALES.map(loadMessages));
const [{ default: ur }, { default: ar }] = await Promise.all([
  transactionsMessages.load.ur(),
  transactionsMessages.load.ar(),
]);

const renderHtml = (locale: Locale, children: ReactNode) =>
  renderToString(
    <WalletProvider money={money} locale={locale} timeZone="UTC">
      {children}
    </WalletProvider>,
  );

const getVisibleText = (markup: string) =>
  toPlainText(markup.replaceAll(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

describe('a history entry', () => {
  const item = (
    locale: Locale,
    type: string,
    contact: string,
    parts: Partial<WalletTransaction> = {},
  ) =>
    renderHtml(
      locale,
      <TransactionItem
        transaction={{
          id: '1',
          type,
          contact,
          status: 'completed',
          currency: 'PKR',
          amount: '1500',
          timestamp: '2026-11-01T08:00:00Z',
          ...parts,
        }}
      />,
    );

  it.each([
    [
      'sent',
      'Sent to Danish Malik',
      { counterparty: 'Danish Malik' },
      'Danish Malik کو رقم بھیجی',
      'إلى Danish Malik',
    ],
    [
      'received',
      'Received from Sana Ahmed',
      { counterparty: 'Sana Ahmed' },
      'Sana Ahmed سے رقم ملی',
      'من Sana Ahmed',
    ],
    [
      'gift',
      'Gift to Sana Ahmed',
      { counterparty: 'Sana Ahmed' },
      'Sana Ahmed کو تحفہ',
      'هدية إلى Sana Ahmed',
    ],
    [
      'deposit',
      'Deposit via Apple Pay',
      { counterparty: 'Apple Pay' },
      'ڈپازٹ بذریعہ Apple Pay',
      'إيداع عبر Apple Pay',
    ],
    [
      'deposit',
      'Deposit via Bank Transfer',
      { counterparty: 'Bank Transfer' },
      'ڈپازٹ بذریعہ بینک ٹرانسفر',
      'إيداع عبر تحويل بنكي',
    ],
    [
      'withdrawal',
      'Withdrawal to bank account',
      { counterparty: 'bank account' },
      'بینک اکاؤنٹ میں رقم منتقل کی',
      'سحب إلى حساب بنكي',
    ],
    [
      'withdrawal',
      'Withdrawal to Meezan Bank',
      { counterparty: 'Meezan Bank' },
      'Meezan Bank میں رقم منتقل کی',
      'سحب إلى Meezan Bank',
    ],
    [
      'deposit',
      'Reversal: Sent to Ali Raza',
      { counterparty: 'Ali Raza', isReversal: true },
      'Ali Raza کو بھیجی گئی رقم واپس آئی',
      'إعادة المبلغ المرسل إلى Ali Raza',
    ],
    [
      'gold_sale',
      'Reversal: Convert PKR to GOLD',
      { isReversal: true },
      'رقم واپس آئی',
      'مبلغ مُعاد',
    ],
    [
      'withdrawal',
      'Convert PKR to GOLD',
      { conversion: { from: 'PKR', to: 'GOLD' } },
      'تبادلہ: روپے سے سونا',
      'استبدال من الروبية إلى الذهب',
    ],
    [
      'gold_sale',
      'Convert GOLD to PKR',
      { conversion: { from: 'GOLD', to: 'PKR' } },
      'تبادلہ: سونے سے روپے',
      'استبدال من الذهب إلى الروبية',
    ],
    [
      'deposit',
      'Convert PKR to USD',
      { conversion: { from: 'PKR', to: 'USD' } },
      'تبادلہ: روپے سے ڈالر',
      'استبدال من الروبية إلى الدولار',
    ],
  ])('%s, “%s”, has a title in each language', (type, contact, facts, urdu, arabic) => {
    expect(getVisibleText(item('en', type, contact, facts))).toContain(contact);
    expect(getVisibleText(item('ur', type, contact, facts))).toContain(urdu);
    expect(getVisibleText(item('ar', type, contact, facts))).toContain(arabic);
    for (const locale of ['ur', 'ar'] as const) {
      expect(getVisibleText(item(locale, type, contact, facts))).not.toContain(contact);
    }
  });

  it.each([
    ['sent', 'Sent to'],
    ['received', 'Received from'],
    ['gift', 'Gift to'],
    ['deposit', 'Deposit via'],
  ])('isolates the name in the title of %s by its first strong letter', (type, start) => {
    // In a left-to-right run, the Arabic words of the name would be reordered around the Latin words.
    for (const locale of ['ur', 'ar'] as const) {
      expect(
        item(locale, type, `${start} علی K2 ٹریڈرز`, { counterparty: 'علی K2 ٹریڈرز' }),
      ).toContain('\u2068علی K2 ٹریڈرز\u2069');
    }
  });

  it('keeps free text, marked as English', () => {
    for (const locale of LOCALES) {
      expect(item(locale, 'sent', 'House rent')).toContain(
        '<bdi dir="ltr" lang="en">House rent</bdi>',
      );
      expect(item(locale, 'sent', 'مکان کا کرایہ')).toContain('<bdi dir="rtl">مکان کا کرایہ</bdi>');
    }
  });

  it('translates types and statuses, with a general word for unknown ones', () => {
    const bill = (locale: Locale) => getVisibleText(item(locale, 'bill_payment', 'LESCO'));
    expect(bill('en')).toContain('Bill payment');
    expect(bill('ur')).toContain(ur.type.billPayment);
    expect(bill('ar')).toContain(ar.type.billPayment);
    const other = (locale: Locale) =>
      getVisibleText(item(locale, 'card_fee', 'Fee', { status: 'on_hold' }));
    expect(other('en')).toContain('Card fee');
    expect(other('en')).toContain('On hold');
    for (const [locale, transactions] of Object.entries({ ur, ar })) {
      expect(other(locale as Locale)).not.toMatch(/Card fee|On hold/);
      expect(other(locale as Locale)).toContain(transactions.type.other);
      expect(other(locale as Locale)).toContain(transactions.status.unknown);
    }
  });

  it('is announced in words: an amount with the name of its currency', () => {
    expect(getVisibleText(item('ur', 'sent', 'Sent to Ali'))).toContain('−1500 روپے');
    expect(getVisibleText(item('ar', 'sent', 'Sent to Ali'))).toContain('−1500 روبية');
    expect(item('en', 'sent', 'Sent to Ali')).toContain('>−Rs. 1,500.00</span>');
  });
});

it.each([
  ['en', 'Nov 19, 2025', 'Nov 19, 2025, 4:20 PM'],
  ['ur', '19 نومبر، 2025', '19 نومبر، 2025، 4:20 PM'],
  ['ar', '19 نوفمبر 2025', '19 نوفمبر 2025، 4:20 م'],
] as const)('formats the month of a date in %s', (locale, date, dateAndTime) => {
  function Dates() {
    const dateTime = useFormatDateTime();
    return [DATE_FORMAT, DATE_TIME_FORMAT]
      .map((options) => dateTime('2025-11-19T16:20:00Z', options))
      .join('|');
  }
  expect(getVisibleText(renderHtml(locale, <Dates />))).toBe(`${date}|${dateAndTime}`);
});

describe('a toast', () => {
  function Said({ problem }: { problem: Problem }) {
    return useToastText()(problem).description;
  }

  it('formats the amounts that a machine emits in the current language', () => {
    const refused: Problem = {
      id: 'sendInsufficientBalance',
      values: { amount: { amount: '4850.5', currency: 'PKR' } },
    };
    const said = (locale: Locale) => renderHtml(locale, <Said problem={refused} />);
    expect(said('en')).toContain('Your available balance is Rs.\u00a04,850.50.');
    expect(said('ur')).toContain('\u2066Rs.\u00a04,850.50\u2069');
    expect(said('ar')).toContain('\u2066Rs.\u00a04,850.50\u2069');
  });
});
