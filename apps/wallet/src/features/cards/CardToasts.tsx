import { useFlowEvents } from '@rad-wallet/ui/engine';
import type { CardFreezeActor } from '@rad-wallet/ui/features/cards';

/** Shows the toasts of a card's changes. */
export function CardToasts({ actor }: { actor: CardFreezeActor }) {
  useFlowEvents(actor, () => {});
  return null;
}
