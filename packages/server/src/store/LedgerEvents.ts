import type { Entry } from '@rad-wallet/ledger';
import type { LedgerPort } from './port';

export interface LedgerEvent {
  /** The same for a repeated event. */
  id: string;
  occurredAt: string;
  /** The entry that was completed or failed; null for any other change. */
  settled: Entry | null;
}

type Listener = (event: LedgerEvent) => void;

/** How many events of a holder are kept for clients that reconnect. */
const KEPT = 100;

/**
 * Distributes the events of this process. Events are not stored, and those of other servers with the same database do
 * not arrive here. docs/rules.md LIVE-6.
 */
export class LedgerEvents {
  private readonly kept = new Map<string, LedgerEvent[]>();
  private readonly listeners = new Map<string, Set<Listener>>();

  publish(holder: string, id: string, settled: Entry | null = null): void {
    const kept = this.kept.get(holder) ?? [];
    // A request that is repeated with its key changes nothing.
    if (kept.some((event) => event.id === id)) return;
    const event = { id, occurredAt: new Date().toISOString(), settled };
    this.kept.set(holder, [...kept, event].slice(-KEPT));
    for (const listener of this.listeners.get(holder) ?? []) listener(event);
  }

  /** Calls the listener with the kept events of the last `ageMs`, or after `lastId` if it is known, and all later ones. */
  follow(
    holder: string,
    listener: Listener,
    { lastId, ageMs = 0 }: { lastId?: string; ageMs?: number } = {},
  ): () => void {
    const kept = this.kept.get(holder) ?? [];
    const last = kept.findIndex(({ id }) => id === lastId);
    const since = Date.now() - ageMs;
    const missed =
      last >= 0
        ? kept.slice(last + 1)
        : kept.filter(({ occurredAt }) => Date.parse(occurredAt) > since);
    for (const event of missed) listener(event);
    const listeners = this.listeners.get(holder) ?? new Set();
    this.listeners.set(holder, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(holder);
    };
  }
}

/** Publishes what the store writes. */
export function publishChanges(store: LedgerPort, events: LedgerEvents): LedgerPort {
  return {
    ...store,
    post: async (holder, request, terms) => {
      const posted = await store.post(holder, request, terms);
      if ('entry' in posted) events.publish(holder, `${posted.entry.id}:posted`);
      return posted;
    },
    convert: async (holder, intent, terms) => {
      const converted = await store.convert(holder, intent, terms);
      if ('conversion' in converted) events.publish(holder, `${converted.conversion.id}:converted`);
      return converted;
    },
    settle: async (holder, id, status, terms) => {
      const settled = await store.settle(holder, id, status, terms);
      if ('entry' in settled) events.publish(holder, `${id}:${status}`, settled.entry);
      return settled;
    },
    updateReport: async (holder, entryId, update) => {
      const updated = await store.updateReport(holder, entryId, update);
      if ('refusal' in updated) return updated;
      const { reversal } = updated;
      if (reversal) events.publish(holder, `${reversal.id}:completed`, reversal);
      else events.publish(holder, `${entryId}:report:${JSON.stringify(update)}`);
      return updated;
    },
    expire: async () => {
      const holders = await store.expire();
      const expiredAt = new Date().toISOString();
      for (const holder of holders) events.publish(holder, `${expiredAt}:reversed`);
      return holders;
    },
  };
}
