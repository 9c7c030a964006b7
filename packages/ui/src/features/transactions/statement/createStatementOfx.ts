import { getDecimals, isMetal, roundTo, toPlainText, type Money } from '../../../format';
import type { AccountStatement, Period, StatementEntry } from '../../../ledger';
import type { WalletTransaction } from '../../../types';

export interface OfxInput {
  money: Money;
  period: Period;
  /** Creation time of the file. */
  now: Date;
  /** The wallet's name, used as the accounts' bank. */
  bank: string;
  title: (transaction: WalletTransaction) => string;
}

/** Maximum lengths in OFX 2.2, in characters. */
const MAX_BANK_ID = 9;
const MAX_NAME = 32;
const MAX_MEMO = 255;

const HEADER =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';

const STATUS = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** Unpaired surrogates and the control characters that XML 1.0 forbids. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escape(text: string, maxLength = Infinity): string {
  const plain = toPlainText(text).replaceAll(NOT_IN_XML, '').replaceAll(/\s+/g, ' ').trim();
  const cut = [...plain].slice(0, maxLength).join('').trim();
  return cut.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
}

const element = (name: string, text: string) => `<${name}>${text}</${name}>`;

/** Returns '20261130' for '2026-11-30'. */
const formatDay = (day: string) => day.replaceAll('-', '');

/** Returns a UTC time such as '20261130101500'. */
const formatTime = (time: Date) => time.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/**
 * Creates an OFX 2.2 file with one bank statement per currency account. The transaction id is the FITID, by which
 * programs detect transactions they have already imported. Metal accounts are omitted, because OFX has no weight units.
 * docs/rules.md STATE-6.
 */
export function createStatementOfx(
  statements: readonly AccountStatement[],
  { money, period, now, bank, title }: OfxInput,
): string {
  const write = (amount: string, currency: string) => roundTo(amount, getDecimals(currency, money));

  const transaction = ({ transaction: entry, date, change }: StatementEntry, currency: string) => {
    const text = title(entry);
    return element(
      'STMTTRN',
      element('TRNTYPE', change.startsWith('-') ? 'DEBIT' : 'CREDIT') +
        element('DTPOSTED', formatDay(date)) +
        element('TRNAMT', write(change, currency)) +
        element('FITID', escape(entry.id)) +
        element('NAME', escape(text, MAX_NAME)) +
        (escape(text).length > MAX_NAME ? element('MEMO', escape(text, MAX_MEMO)) : ''),
    );
  };

  const account = ({ currency, entries, closing }: AccountStatement) =>
    element(
      'STMTTRNRS',
      element('TRNUID', '0') +
        STATUS +
        element(
          'STMTRS',
          element('CURDEF', currency) +
            element(
              'BANKACCTFROM',
              element('BANKID', escape(bank, MAX_BANK_ID)) +
                element('ACCTID', currency) +
                element('ACCTTYPE', 'CHECKING'),
            ) +
            element(
              'BANKTRANLIST',
              element('DTSTART', formatDay(period.from)) +
                element('DTEND', formatDay(period.to)) +
                entries.map((entry) => transaction(entry, currency)).join('\n'),
            ) +
            element(
              'LEDGERBAL',
              element('BALAMT', write(closing, currency)) + element('DTASOF', formatDay(period.to)),
            ),
        ),
    );

  const signOn = element(
    'SIGNONMSGSRSV1',
    element('SONRS', STATUS + element('DTSERVER', formatTime(now)) + element('LANGUAGE', 'ENG')),
  );
  const accounts = statements.filter(({ currency }) => !isMetal(currency, money)).map(account);
  return `${HEADER}${element('OFX', `${signOn}\n${element('BANKMSGSRSV1', accounts.join('\n'))}`)}\n`;
}
