import type { Attempt, PaymentSummary } from '@rad-wallet/ui/requests';

/** The context of a payment without a response. */
export const createInDoubtContext = (summary: PaymentSummary) => ({
  attempt: { key: 'story', subject: '', request: {}, summary } as Attempt<never>,
});

/** Substates of a payment in doubt; the last two look the same. */
export const UNRESOLVED = { inDoubt: 'unresolved' };
export const FINDING = { inDoubt: 'finding' };
export const REPEATING = { inDoubt: 'repeating' };
