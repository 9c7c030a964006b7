import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useMessages } from '../../messages';
import { transactionsMessages } from '../../messages/shared/transactions';
import type { WalletTransaction } from '../../types';

/** Message keys of deposit methods, by the API's English name. Brand names are not translated. */
const DEPOSIT_METHODS = new Map([
  ['Credit/Debit Card', 'card'],
  ['Debit Card', 'debitCard'],
  ['Bank Transfer', 'bankTransfer'],
  ['Mobile Banking', 'mobileBanking'],
  ['Referral Program', 'referralProgram'],
]);

export function useFormatMethod(): (method: string) => string {
  const t = useMessages(transactionsMessages);
  const isEnglish = useIsEnglish();
  return (method) =>
    isEnglish ? method : t('method', { name: DEPOSIT_METHODS.get(method) ?? method });
}

/**
 * Returns a function that returns a transaction's title; undefined if the server's description is the title, as always
 * in English. docs/rules.md TXN-15.
 */
export function useTitle(): (
  transaction: Pick<WalletTransaction, 'type' | 'conversion' | 'counterparty' | 'isReversal'>,
) => string | undefined {
  const t = useMessages(transactionsMessages);
  const methodText = useFormatMethod();
  const { getLabel } = useCurrencyTexts();
  const isEnglish = useIsEnglish();
  return ({ type, conversion, counterparty: name, isReversal }) => {
    if (isEnglish) return undefined;
    if (conversion) {
      const { from, to } = conversion;
      return t('title.converted', { from: getLabel(from), to: getLabel(to) });
    }
    if (isReversal) return name ? t('title.reversalOf', { name }) : t('title.reversal');
    if (!name) return undefined;
    switch (type) {
      case 'deposit':
        return t('title.deposit', { name: methodText(name) });
      case 'received':
      case 'sent':
      case 'gift':
        return t(`title.${type}`, { name });
      case 'withdrawal':
        return name === 'bank account' ? t('title.withdrawal') : t('title.withdrawalTo', { name });
      default:
        return undefined;
    }
  };
}
