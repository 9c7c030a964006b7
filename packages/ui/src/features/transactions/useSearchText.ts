import { useMemo } from 'react';
import { useFormatStatus } from '../../components/StatusIcon';
import { useFormatTransactionType } from '../../components/TransactionItem';
import { useTitle } from '../../components/TransactionItem/useTitle';
import { getAmountParts, isCurrencyCode } from '../../format';
import { toSearchText } from '../../format/searchText';
import { useAmountFormatOptions } from '../../hooks/useAmountFormatOptions';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import type { WalletTransaction } from '../../types';
import { useLocale } from '../../messages/intl';

const createCache = (_locale: string, _currencies: object) =>
  new WeakMap<WalletTransaction, string>();

export interface SearchTexts {
  of: (transaction: WalletTransaction) => string;
  has: (transaction: WalletTransaction | undefined) => boolean;
}

/**
 * Returns a function that returns a transaction's searchable text, cached by locale and currencies. docs/rules.md
 * TXN-11.
 */
export function useSearchText(): SearchTexts {
  const { getName } = useCurrencyTexts();
  const options = useAmountFormatOptions();
  const { money } = options;
  const typeText = useFormatTransactionType();
  const statusText = useFormatStatus();
  const getTitle = useTitle();
  const locale = useLocale();
  // Cached, so that a key press in a long history only compares strings.
  const texts = useMemo(() => createCache(locale, money.currencies), [locale, money.currencies]);

  function write(transaction: WalletTransaction): string {
    const { contact, type, status, currency, amount } = transaction;
    const { prefix, suffix } = getAmountParts(amount, currency, options);
    const { prefix: symbol } = getAmountParts(amount, currency, { ...options, naming: 'symbol' });
    const name = isCurrencyCode(currency, money) ? getName(currency) : '';
    const title = getTitle(transaction) ?? '';
    const words = [
      contact,
      title,
      typeText(type),
      statusText(status),
      currency,
      name,
      prefix,
      symbol,
      suffix,
    ];
    return toSearchText(words.join(' '));
  }

  return {
    of: (transaction) => {
      const text = texts.get(transaction) ?? write(transaction);
      texts.set(transaction, text);
      return text;
    },
    has: (transaction) => transaction !== undefined && texts.has(transaction),
  };
}
