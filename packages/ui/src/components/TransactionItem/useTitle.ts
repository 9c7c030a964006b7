import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';
import { toldBy } from './description';

/** Ways to pay in, as descriptions name them, and their names in the catalogue; brands have none. */
const METHODS = new Map([
  ['Credit/Debit Card', 'card'],
  ['Debit Card', 'debitCard'],
  ['Bank Transfer', 'bankTransfer'],
  ['Mobile Banking', 'mobileBanking'],
]);

/** Gives the function that names a way to pay in, as a description names it in English. */
export function useMethodText(): (method: string) => string {
  const t = useTranslations('transactions');
  const isEnglish = useIsEnglish();
  return (method) => (isEnglish ? method : t('method', { name: METHODS.get(method) ?? method }));
}

/**
 * Gives the function that makes an entry's title of what is known of it; undefined where that is no more
 * than its description says, as it always does in English. docs/rules.md TXN-15.
 */
export function useTitle(): (
  transaction: Pick<WalletTransaction, 'type' | 'contact'>,
) => string | undefined {
  const t = useTranslations('transactions.title');
  const methodText = useMethodText();
  const isEnglish = useIsEnglish();
  return ({ type, contact }) => {
    const told = isEnglish ? undefined : toldBy(type, contact);
    if (!told) return undefined;
    if (told.kind === 'converted') return t('converted', told);
    if (told.kind === 'withdrawal') return t('withdrawal');
    return t(told.kind, {
      name: told.kind === 'deposit' ? methodText(told.name) : told.name,
    });
  };
}
