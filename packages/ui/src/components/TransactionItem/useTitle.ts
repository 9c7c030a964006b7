import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';

/** Deposit methods in English, and their keys in the catalogue; brand names have none. */
const DEPOSIT_METHODS = new Map([
  ['Credit/Debit Card', 'card'],
  ['Debit Card', 'debitCard'],
  ['Bank Transfer', 'bankTransfer'],
  ['Mobile Banking', 'mobileBanking'],
  ['Referral Program', 'referralProgram'],
]);

/** Returns a function that translates a deposit method from English. */
export function useFormatMethod(): (method: string) => string {
  const t = useTranslations('transactions');
  const isEnglish = useIsEnglish();
  return (method) =>
    isEnglish ? method : t('method', { name: DEPOSIT_METHODS.get(method) ?? method });
}

/**
 * Returns a function that makes a transaction's title from its facts; undefined where the title is the
 * description itself, as it always is in English. docs/rules.md TXN-15.
 */
export function useTitle(): (
  transaction: Pick<WalletTransaction, 'type' | 'conversion' | 'counterparty'>,
) => string | undefined {
  const t = useTranslations('transactions.title');
  const methodText = useFormatMethod();
  const isEnglish = useIsEnglish();
  return ({ type, conversion, counterparty: name }) => {
    if (isEnglish) return undefined;
    if (conversion) return t('converted', conversion);
    if (!name) return undefined;
    switch (type) {
      case 'deposit':
        return t(type, { name: methodText(name) });
      case 'received':
      case 'sent':
      case 'gift':
        return t(type, { name });
      case 'withdrawal':
        return name === 'bank account' ? t(type) : undefined;
      default:
        return undefined;
    }
  };
}
