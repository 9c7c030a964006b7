import type { Ledger } from '@rad-wallet/ledger';
import { parseLedger } from '../ledger/demoLedger';
import { openIndexedDatabase } from './database';
import type { Database } from './database';
import type { LedgerChange, LedgerStore } from './LedgerStore';
import { createMemoryStore } from './createMemoryStore';

/** `storage-denied`: the ledger cannot be stored. `storage-damaged`: it was invalid and was replaced with the seed. */
export type StorageNotice = 'storage-denied' | 'storage-damaged';

export interface PersistentStoreOptions {
  key: string;
  /** Creates the ledger for an empty database, and after a reset. */
  seed: () => Ledger;
  onNotice: (notice: StorageNotice) => void;
  /** @default IndexedDB */
  database?: Database;
}

/** A store shared by all tabs. If the database becomes unavailable, continues in memory from the last known state. */
export function createPersistentStore({
  key,
  seed,
  onNotice,
  database = openIndexedDatabase(),
}: PersistentStoreOptions): LedgerStore {
  const reported = new Set<StorageNotice>();
  let lastKnown: Ledger | undefined;
  let inMemory: LedgerStore | undefined;

  function report(notice: StorageNotice): void {
    if (reported.has(notice)) return;
    reported.add(notice);
    onNotice(notice);
  }

  function open(stored: unknown): Ledger {
    const parsed = parseLedger(stored);
    if (!parsed && stored !== undefined) report('storage-damaged');
    return (lastKnown = parsed ?? seed());
  }

  /** Uses the database until its first failure, then memory. */
  async function attempt<T>(
    withDatabase: () => Promise<T>,
    withMemory: (store: LedgerStore) => Promise<T>,
  ): Promise<T> {
    if (inMemory) return withMemory(inMemory);
    try {
      return await withDatabase();
    } catch {
      inMemory ??= createMemoryStore(lastKnown ?? seed());
      report('storage-denied');
      return withMemory(inMemory);
    }
  }

  async function updateStored<T>(change: LedgerChange<T>): Promise<T> {
    const { ledger, result } = await database.update(key, (stored) => {
      const changed = change(open(stored));
      return { value: changed.ledger, result: changed };
    });
    lastKnown = ledger;
    return result;
  }

  async function readStored(): Promise<Ledger> {
    const parsed = parseLedger(await database.get(key));
    if (parsed) return (lastKnown = parsed);
    // A transaction gives two tabs that open at the same time the same ledger.
    return updateStored((ledger) => ({ ledger, result: ledger }));
  }

  async function resetStored(): Promise<void> {
    const fresh = seed();
    await database.set(key, fresh);
    lastKnown = fresh;
  }

  return {
    read: () => attempt(readStored, (store) => store.read()),
    update: (change) =>
      attempt(
        () => updateStored(change),
        (store) => store.update(change),
      ),
    reset: () =>
      attempt(resetStored, async () => {
        inMemory = createMemoryStore(seed());
      }),
  };
}
