import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { AmountText } from '../../../components/Amount';
import { TransactionTitle } from '../../../components/TransactionItem';
import { DATE_FORMAT, useFormatDateTime } from '../../../hooks/useFormatDateTime';
import type { AccountStatement } from '../../../ledger';
import { useMoney } from '../../../hooks/useMoney';
import { useMessages } from '../../../messages';
import { commonMessages } from '../../../messages/shared/common';
import { transactionHistoryMessages } from '../messages';
import { getPrintedFontFamily, loadPrintedFonts } from '../../../theme/printedFonts';
import * as styles from './statement.css';
import { useAccountName } from './useAccountName';

// Not in a style sheet, because these rules must not apply when other pages are printed. Isolated, because a
// right-to-left page would reverse the numbers.
const PAGE_RULES = `@page {
  size: A4;
  margin: 18mm 16mm 20mm;
  @bottom-center { content: '\\2066' counter(page) ' / ' counter(pages) '\\2069'; }
}`;

function applyPageRules() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAGE_RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  };
}

/**
 * Time limit for loading fonts, in ms; afterwards the statement is printed with system fonts. docs/rules.md TIME-13.
 */
const FONT_TIMEOUT_MS = 3000;

interface StatementDocumentProps {
  statements: readonly AccountStatement[];
  title: string;
  onPrinted: () => void;
}

/** The printed statement. It opens the print dialog on mount and is invisible on screen. docs/rules.md STATE-5. */
export function StatementDocument({ statements, title, onPrinted }: StatementDocumentProps) {
  const t = useMessages(transactionHistoryMessages);
  const tCommon = useMessages(commonMessages);
  const { home } = useMoney();
  const finish = useEffectEvent(onPrinted);
  useEffect(applyPageRules, []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones, `print` returns before the page is printed.
    const finishPrinting = () => finish();
    window.addEventListener('afterprint', finishPrinting);
    return () => window.removeEventListener('afterprint', finishPrinting);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const fontFamily = getPrintedFontFamily(getComputedStyle(document.body).fontFamily);
    if (root.current) root.current.style.fontFamily = fontFamily;
    const loaded = loadPrintedFonts(fontFamily, root.current?.textContent ?? '');
    const timeout = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
    void Promise.race([loaded, timeout]).then(() => {
      // Print after the next paint; otherwise Safari prints the previous content.
      setTimeout(() => isCurrent && window.print());
    });
    return () => void (isCurrent = false);
  }, []);
  return createPortal(
    <div ref={root} className={styles.printed} data-printed="">
      <h1>{t('statement.heading', { app: tCommon('appName') })}</h1>
      <p>{title}</p>
      {statements.map((statement) => (
        <AccountTable key={statement.currency} statement={statement} />
      ))}
      <p>{t('statement.basis', { currency: home })}</p>
    </div>,
    document.body,
  );
}

function AccountTable({ statement }: { statement: AccountStatement }) {
  const t = useMessages(transactionHistoryMessages);
  const formatDate = useFormatDateTime();
  const getAccountName = useAccountName();
  const { currency, opening, entries, moneyIn, moneyOut, closing } = statement;
  const money = (value: string) => <AmountText value={value} currency={currency} />;
  const sums = [
    [t('statement.moneyIn'), moneyIn],
    [t('statement.moneyOut'), moneyOut],
    [t('statement.closing'), closing],
  ] as const;
  return (
    <table className={styles.table}>
      <caption>{getAccountName(currency)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.date')}</th>
          <th scope="col">{t('statement.description')}</th>
          <th scope="col" className={styles.figure}>
            {t('statement.amount')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('statement.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={3}>
            {t('statement.opening')}
          </th>
          <td className={styles.figure}>{money(opening)}</td>
        </tr>
        {entries.map(({ transaction, change, balance }) => (
          <tr key={transaction.id}>
            <td>{formatDate(transaction.timestamp, DATE_FORMAT)}</td>
            <td>
              <TransactionTitle transaction={transaction} />
            </td>
            <td className={styles.figure}>{money(change)}</td>
            <td className={styles.figure}>{money(balance)}</td>
          </tr>
        ))}
        {sums.map(([name, sum]) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td className={styles.figure}>{money(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
