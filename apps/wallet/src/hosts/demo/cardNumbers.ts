import { cardNumbers as samples } from '@rad-wallet/mocks/samples';
import { simulate } from '@rad-wallet/ui/requests';
import type { WalletCard } from '@rad-wallet/ui/features/cards';
import type { Host } from '../Host';

const load = (card: WalletCard) => samples[card.id] ?? card.last4;

export const cardNumbers: Host['cardNumbers'] = {
  load,
  actors: { revealNumber: simulate(0, ({ card }) => load(card)) },
};
