import {
  signedAmount,
  transactionKind,
  useMethodText,
  useTitle,
} from '../../components/TransactionItem';
import { isCurrencyCode } from '../../format';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';
import { partiesOf, type Party } from './parties';
import type { TransactionReceipt } from './receipt';

/** A line of the history, and what proves it. */
export interface ReceiptSource extends WalletTransaction {
  /** Whether it counts as verified. */
  verified?: boolean;
  /** On the Solana network. */
  blockchainHash?: string;
}

/** Gives the function that makes a receipt of a line of the history; what the line does not tell is left out. docs/rules.md RECEIPT-8. */
export function useReceiptOf(): (source: ReceiptSource) => TransactionReceipt {
  const t = useTranslations('receipt.account');
  const tCurrency = useTranslations('currency');
  const titleOf = useTitle();
  const methodText = useMethodText();

  function told(party: Party | undefined): string | undefined {
    if (party?.kind === 'account') return t(party.account);
    if (party?.kind === 'currency') {
      return isCurrencyCode(party.code) ? tCurrency(party.code) : party.code;
    }
    return party?.kind === 'method' ? methodText(party.name) : party?.name;
  }

  return (source) => {
    const { id, type, amount, currency, status, timestamp, contact } = source;
    const { from, to } = partiesOf(source);
    // Where the way is known, From and To tell it, and not a sign.
    const size = transactionKind(type).direction ? signedAmount(amount, 'in') : amount;
    return {
      id,
      type,
      amount: size,
      currency,
      status,
      date: timestamp,
      description: titleOf(source) ?? contact,
      from: told(from),
      to: told(to),
      verified: source.verified,
      blockchainHash: source.blockchainHash,
    };
  };
}
