import type { WalletTransaction } from '../../types';
import { ServerText } from './ServerText';
import { useFormatTransactionType } from './useFormatTransactionType';
import { useTitle } from './useTitle';

export interface TransactionTitleProps {
  /** As the API returns it. */
  transaction: Pick<WalletTransaction, 'type' | 'contact' | 'conversion' | 'counterparty'>;
}

/** The title of a transaction in the language of the page, else the server's text. docs/rules.md TXN-15. */
export function TransactionTitle({ transaction }: TransactionTitleProps) {
  const typeText = useFormatTransactionType();
  const title = useTitle()(transaction);
  const { type, contact } = transaction;
  return title ?? (contact ? <ServerText>{contact}</ServerText> : typeText(type));
}
