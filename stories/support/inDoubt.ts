import { FIXED_NOW } from '@rad-wallet/mocks';
import type { Attempt, PaymentSummary } from '@rad-wallet/ui/requests';
import { screen } from 'storybook/test';

/** The context of a payment without a response. */
export const createInDoubtContext = (summary: PaymentSummary) => ({
  attempt: { key: 'story', subject: '', request: {}, summary } as Attempt<never>,
});

/** Substates of a payment in doubt; the last two look the same. */
export const UNRESOLVED = { inDoubt: 'unresolved' };
export const FINDING = { inDoubt: 'finding' };
export const REPEATING = { inDoubt: 'repeating' };

/** The context of a payment that repeats one of two minutes ago. */
export const createRepeatContext = (summary: PaymentSummary) => ({
  attempt: {
    ...createInDoubtContext(summary).attempt,
    repeats: { summary, paidAt: new Date(FIXED_NOW.getTime() - 2 * 60_000).toISOString() },
  } as Attempt<never>,
});

/** The context of a payment that waits for consent. */
export const createConsentContext = (summary: PaymentSummary) => ({
  attempt: {
    ...createInDoubtContext(summary).attempt,
    awaitsConsent: true,
    isUnsent: true,
  } as Attempt<never>,
});

/** Waits for the question, whose dialog is lazy-loaded. */
export async function waitForQuestion(): Promise<void> {
  await screen.findByRole('alertdialog');
}
