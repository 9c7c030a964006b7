import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useStatusText } from '../../components/StatusIcon';
import { useTypeText } from '../../components/TransactionItem';
import { amountParts, isCurrencyCode } from '../../format';
import { searchText } from '../../format/searchable';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';

/** What was written for one language. */
const newTexts = (_locale: string) => new WeakMap<WalletTransaction, string>();

/** Gives the function that tells what a row can be found by besides its amount. docs/rules.md TXN-11. */
export function useSearchText(): (transaction: WalletTransaction) => string {
  const tCurrency = useTranslations('currency');
  const typeText = useTypeText();
  const statusText = useStatusText();
  const locale = useLocale();
  // Kept, so that a key press in a history of years has only to compare.
  const texts = useMemo(() => newTexts(locale), [locale]);

  function write({ contact, type, status, currency, amount }: WalletTransaction): string {
    const { prefix, suffix } = amountParts(amount, currency, { locale });
    const name = isCurrencyCode(currency) ? tCurrency(currency) : '';
    const words = [contact, typeText(type), statusText(status), currency, name, prefix, suffix];
    return searchText(words.join(' '));
  }

  return (transaction) => {
    const text = texts.get(transaction) ?? write(transaction);
    texts.set(transaction, text);
    return text;
  };
}
