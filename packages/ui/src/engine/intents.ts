import type { Actor, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { createActor } from 'xstate';
import {
  isUnsent,
  listKeys,
  type Attempt,
  type RecentPayment,
  type RequestKey,
} from './requests/attempt';

/** An unfinished request, as an app stores it. */
export interface Intent extends RequestKey<unknown> {
  /** Time of the first attempt, ISO 8601. */
  startedAt: string;
}

/** Storage for an app's unfinished requests. docs/rules.md PAY-10. */
export interface IntentStore {
  /** Returns a flow's intents, newest first. */
  load: (flow: string) => readonly Intent[];
  /** Adds an intent, or replaces the one with the same key. */
  save: (flow: string, intent: Intent) => void;
  remove: (key: string) => void;
  /**
   * Removes an intent that succeeded, and keeps its `target` and `summary` for ten minutes. docs/rules.md PAY-12.
   * @default `remove`
   */
  settle?: (key: string) => void;
  /**
   * Returns the payment of the last ten minutes with this target, the payee's identity and the amount as JSON. Repeating
   * it needs confirmation. docs/rules.md PAY-12. @default no payment needs confirmation
   */
  findRecent?: (target: string) => RecentPayment | undefined;
}

interface Kept extends Pick<IntentStore, 'settle' | 'findRecent'> {
  list: () => readonly Intent[];
}

const stores = new WeakMap<object, Kept>();

/** Returns what `keepIntents` connected: the intents, also those of other tabs, and the recent payments. */
export const getKept = (actor: object): Kept => stores.get(actor) ?? { list: () => [] };

/** An intent that was not rejected got no response: the app left before it, or another tab is waiting for it. */
const load = (store: IntentStore, flow: string): readonly Intent[] =>
  store.load(flow).map((intent) => (intent.isRejected ? intent : { ...intent, isDoubtful: true }));

interface AttemptActor {
  getSnapshot(): { context: { attempt: Attempt | null } };
  subscribe: AnyActorRef['subscribe'];
}

/**
 * Stores each request of a flow before its response can arrive, and removes it after a success or a refusal. Returns an
 * unsubscribe function.
 * @param now returns the current time
 */
export function keepIntents(
  actor: AttemptActor,
  flow: string,
  store: IntentStore,
  now: () => Date = () => new Date(),
): () => void {
  stores.set(actor, {
    list: () => load(store, flow),
    settle: store.settle,
    findRecent: store.findRecent,
  });
  let known = listAttempts(actor);
  const subscription = actor.subscribe(() => {
    const current = listAttempts(actor);
    for (const intent of current) {
      if (known.includes(intent)) continue;
      if (intent.isRefused) {
        store.remove(intent.key);
        continue;
      }
      const stored = store.load(flow).find(({ key }) => key === intent.key);
      store.save(flow, { ...intent, startedAt: stored?.startedAt ?? now().toISOString() });
    }
    for (const { key } of known) {
      if (!current.some((intent) => intent.key === key)) store.remove(key);
    }
    known = current;
  });
  return () => subscription.unsubscribe();
}

const listAttempts = (actor: AttemptActor): readonly RequestKey<unknown>[] => {
  const { attempt } = actor.getSnapshot().context;
  return attempt ? listKeys(attempt).filter((intent) => !isUnsent(intent)) : [];
};

/**
 * Returns a snapshot with a flow's unfinished requests: in doubt if one of them got no response, otherwise in the first
 * step; undefined if there are none. docs/rules.md PAY-10.
 */
export function resumeIntents<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  intents: readonly Intent[],
): SnapshotFrom<Machine> | undefined {
  const doubtful = intents.find(({ isRejected }) => !isRejected);
  const [latest, ...earlier] = doubtful
    ? [{ ...doubtful, isDoubtful: true }, ...intents.filter((intent) => intent !== doubtful)]
    : intents;
  if (!latest) return undefined;
  const { context, value } = (
    createActor(machine as AnyStateMachine, { input } as never) as Actor<AnyStateMachine>
  ).getSnapshot();
  return machine.resolveState({
    value: doubtful ? { inDoubt: 'unresolved' } : value,
    context: {
      ...context,
      ...(doubtful && latest.entered),
      attempt: { ...latest, ...(earlier.length > 0 && { earlier }) },
    },
  } as never) as SnapshotFrom<Machine>;
}
