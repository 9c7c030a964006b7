import type { Payee, PayeeMatch } from '@rad-wallet/ui/features/payee-check';
import { upload } from '@rad-wallet/ui/requests';
import type { StoryContext } from './types';

/** A bank that gives the same answer for each account. */
export const answerCheck = (match: PayeeMatch) => upload<PayeeMatch, Payee>(async () => match);

/** Waits for the answer, which comes after the view of the check has been loaded. */
export async function waitForAnswer({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await canvas.findByText(/^(Name confirmed|The name d|Name not checked)/);
}
