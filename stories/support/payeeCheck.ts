import type { Payee, PayeeMatch } from '@rad-wallet/ui/features/payee-check';
import { upload } from '@rad-wallet/ui/requests';

/** A bank that gives the same answer for each account. */
export const answerCheck = (match: PayeeMatch) => upload<PayeeMatch, Payee>(async () => match);
