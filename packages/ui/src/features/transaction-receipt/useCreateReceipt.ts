import { addSign, getTransactionKind } from '../../components/TransactionItem';
import { useFormatMethod, useTitle } from '../../components/TransactionItem/useTitle';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useHoldingName } from '../../hooks/useHoldingName';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import type { WalletTransaction } from '../../types';
import { getParties, type Party } from './parties';
import type { TransactionReceipt } from './receipt';

export interface ReceiptSource extends WalletTransaction {
  verified?: boolean;
  message?: string;
  blockchainHash?: string;
}

/** Returns a function that creates a receipt from a transaction. docs/rules.md RECEIPT-8. */
export function useCreateReceipt(): (source: ReceiptSource) => TransactionReceipt {
  const t = useMessages(receiptMessages);
  const getAccountName = useHoldingName((kind) => t(`account.${kind}`));
  const money = useMoney();
  const { getName } = useCurrencyTexts();
  const getTitle = useTitle();
  const methodText = useFormatMethod();

  function formatParty(party: Party | undefined): string | undefined {
    if (party?.kind === 'account') return getAccountName(party.currency);
    if (party?.kind === 'currency') return getName(party.code);
    return party?.kind === 'method' ? methodText(party.name) : party?.name;
  }

  return (source) => {
    const { id, type, amount, currency, status, timestamp, contact } = source;
    const { from, to } = getParties(source, money);
    // If the direction is known, From and To already show it, so the amount needs no sign.
    const size = getTransactionKind(type).direction ? addSign(amount, 'in') : amount;
    return {
      id,
      type,
      amount: size,
      currency,
      status,
      date: timestamp,
      description: getTitle(source) ?? contact,
      from: formatParty(from),
      to: formatParty(to),
      message: source.message,
      verified: source.verified,
      blockchainHash: source.blockchainHash,
    };
  };
}
