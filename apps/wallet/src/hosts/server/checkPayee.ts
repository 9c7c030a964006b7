import { connected } from '#connection/connected';
import { upload } from '@rad-wallet/ui/requests';
import type { Host } from '../Host';

const { checkPayee: check } = connected;

/** Leaving the step cancels the check. */
export const checkPayee: Host['checkPayee'] = check && upload(check);
