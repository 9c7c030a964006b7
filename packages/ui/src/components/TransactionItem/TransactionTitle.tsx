import type { WalletTransaction } from '../../types';
import { ServerText } from './ServerText';
import { useFormatTransactionType } from './useFormatTransactionType';
import { useTitle } from './useTitle';

export interface TransactionTitleProps {
  /** The transaction, as the API returns it. */
  transaction: Pick<
    WalletTransaction,
    'type' | 'contact' | 'conversion' | 'counterparty' | 'isReversal'
  >;
}

/**
 * The title in the user's language, or the server's text if it cannot be translated. Use it where a transaction is
 * named outside of a row; for rows use `TransactionItem`. docs/rules.md TXN-15.
 */
export function TransactionTitle({ transaction }: TransactionTitleProps) {
  const typeText = useFormatTransactionType();
  const title = useTitle()(transaction);
  const { type, contact } = transaction;
  return title ?? (contact ? <ServerText>{contact}</ServerText> : typeText(type));
}
