import { connected } from '#connection/connected';
import { REQUEST_TIMEOUT } from '@rad-wallet/ui/requests';
import type { WalletCard } from '@rad-wallet/ui/features/cards';
import { fromPromise } from 'xstate';
import type { Host } from '../Host';

/** Without `connected.cardNumbers`, the wallet does not show full card numbers. */
function reveal(card: WalletCard, signal: AbortSignal): Promise<string> {
  if (!connected.cardNumbers) throw new Error('The host reveals no card numbers.');
  return connected.cardNumbers.reveal(card, { signal });
}

export const cardNumbers: Host['cardNumbers'] = {
  load: (card) => reveal(card, AbortSignal.timeout(REQUEST_TIMEOUT)),
  actors: { revealNumber: fromPromise(async ({ input, signal }) => reveal(input.card, signal)) },
};
