import type { IntentStore } from '@rad-wallet/ui/engine';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { createPerDevice, withStorage } from './storage';

/** Local storage key of all flows' unfinished payments, newest first. docs/rules.md PAY-10. */
export const INTENTS_KEY = 'rad-wallet/intents';

/** Payment data kept after sign-out: nothing that identifies a person or an amount. */
const keptSchema = v.object({ flow: v.string(), key: v.string(), startedAt: v.string() });

const intentSchema = v.object({
  ...keptSchema.entries,
  subject: v.string(),
  request: v.looseObject({}),
  summary: v.optional(
    v.object({
      payee: v.optional(v.string()),
      amount: v.string(),
      currency: v.optional(v.string()),
    }),
  ),
  entered: v.optional(v.looseObject({})),
  isRejected: v.optional(v.boolean()),
});

export type StoredIntent = v.InferOutput<typeof intentSchema>;
type Kept = v.InferOutput<typeof keptSchema>;

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is Kept => v.is(keptSchema, value);
const isIntent = (value: unknown): value is StoredIntent => v.is(intentSchema, value);

export interface WalletIntentStore extends IntentStore {
  /** Calls the listener when this tab or another one changes an intent. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the intents of all flows, newest first: the same array until one changes. */
  list: () => readonly StoredIntent[];
  /** Removes everything except the keys. Returns whether it was removed. docs/rules.md SIGNOUT-7. */
  forget: () => boolean;
}

/** Reads and writes the storage each time, because another tab may have changed it. */
export const getIntentStore = createPerDevice(({ openLocal }): WalletIntentStore => {
  const changes = createStore(() => ({}));
  const readText = () => withStorage(openLocal, (storage) => storage.getItem(INTENTS_KEY));
  const read = (): Kept[] => parseList(readText()).filter(isKept);
  const write = (intents: readonly Kept[]) => {
    withStorage(openLocal, (storage) =>
      intents.length === 0
        ? storage.removeItem(INTENTS_KEY)
        : storage.setItem(INTENTS_KEY, JSON.stringify(intents)),
    );
    changes.setState({}, true);
  };
  let listed: { text: string | null; intents: readonly StoredIntent[] } = {
    text: null,
    intents: [],
  };
  const without = (key: string) => read().filter((intent) => intent.key !== key);
  return {
    subscribe: (listener) => {
      const unsubscribe = changes.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
    list: () => {
      const text = readText();
      if (text !== listed.text) listed = { text, intents: read().filter(isIntent) };
      return listed.intents;
    },
    load: (flow) =>
      read()
        .filter((intent) => intent.flow === flow)
        .filter(isIntent),
    save: (flow, intent) => void write([{ ...intent, flow }, ...without(intent.key)]),
    remove: (key) => {
      const rest = without(key);
      if (rest.length < read().length) write(rest);
    },
    forget: () => {
      write(read().map(({ flow, key, startedAt }) => ({ flow, key, startedAt })));
      return !read().some(isIntent);
    },
  };
});
