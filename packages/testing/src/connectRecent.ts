import { askConsent, keepIntents } from '@rad-wallet/ui/engine';
import type { RecentPayment } from '@rad-wallet/ui/requests';
import type { AnyActor } from 'xstate';

const nothing = () => {};

/** Makes each payment of a flow a repetition of a recent one that also needs consent. Stores nothing. */
export function connectRecent(actor: AnyActor, recent: RecentPayment | undefined): void {
  if (!recent) return;
  const store = { load: () => [], save: nothing, remove: nothing, findRecent: () => recent };
  keepIntents(actor, actor.id, store);
  askConsent(actor);
}
