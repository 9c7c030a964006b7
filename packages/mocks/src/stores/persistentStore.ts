import type { Ledger } from '../ledger/ledger';
import { parseLedger } from '../ledger/parseLedger';
import { indexedDatabase } from './database';
import type { Database } from './database';
import type { LedgerChange, LedgerStore } from './LedgerStore';
import { memoryStore } from './memoryStore';

/**
 * Problems with the stored ledger: it cannot be stored beyond this visit
 * (`storage-denied`), or it was unreadable and was replaced by the seed (`storage-damaged`).
 */
export type StorageNotice = 'storage-denied' | 'storage-damaged';

export interface PersistentStoreOptions {
  /** Under which name the ledger is kept. */
  key: string;
  /** The first ledger, also used after a reset. */
  seed: () => Ledger;
  /** Called at most once for each notice. */
  onNotice: (notice: StorageNotice) => void;
  /** @default IndexedDB */
  database?: Database;
}

/**
 * Keeps a ledger in the browser's database, shared by all its tabs. Where the database is denied,
 * at first or later, the ledger stays in memory from its last known state.
 */
export function persistentStore({
  key,
  seed,
  onNotice,
  database = indexedDatabase(),
}: PersistentStoreOptions): LedgerStore {
  const told = new Set<StorageNotice>();
  let lastKnown: Ledger | undefined;
  let inMemory: LedgerStore | undefined;

  function tell(notice: StorageNotice): void {
    if (told.has(notice)) return;
    told.add(notice);
    onNotice(notice);
  }

  function open(stored: unknown): Ledger {
    const parsed = parseLedger(stored);
    if (!parsed && stored !== undefined) tell('storage-damaged');
    return (lastKnown = parsed ?? seed());
  }

  /** Does it with the database or, once that has failed, in memory. */
  async function attempt<T>(
    withDatabase: () => Promise<T>,
    withMemory: (store: LedgerStore) => Promise<T>,
  ): Promise<T> {
    if (inMemory) return withMemory(inMemory);
    try {
      return await withDatabase();
    } catch {
      inMemory ??= memoryStore(lastKnown ?? seed());
      tell('storage-denied');
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
    // Begun in a transaction, so that two tabs that open together begin with the same books.
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
        inMemory = memoryStore(seed());
      }),
  };
}
