import type { IntentStore } from '@rad-wallet/ui/engine';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { createPerDevice, withStorage } from './storage';

/** Local storage key of all flows' unfinished payments, newest first. docs/rules.md PAY-10. */
export const INTENTS_KEY = 'rad-wallet/intents';

/** In local storage: the id of the person who is signed in, as `hashHolder` returns it. */
export const HOLDER_ID_KEY = 'rad-wallet/holder-id';

/** Payment data kept after sign-out: no name and no amount. */
const keptSchema = v.object({
  flow: v.string(),
  key: v.string(),
  startedAt: v.string(),
  /** The id of the person who signed out. */
  holder: v.optional(v.string()),
});

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
export type KeptIntent = v.InferOutput<typeof keptSchema>;

function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is KeptIntent => v.is(keptSchema, value);
const isIntent = (value: unknown): value is StoredIntent => v.is(intentSchema, value);

export interface WalletIntentStore extends IntentStore {
  /** Calls the listener when this tab or another one changes an intent. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the intents of all flows, newest first: the same array until one changes. */
  list: () => readonly StoredIntent[];
  /** Returns what is left of the signed-in person's intents from before a sign-out: the same array until one changes. */
  listKept: () => readonly KeptIntent[];
  /** Sets who is signed in. */
  setHolder: (id: string) => void;
  /**
   * Removes everything except the keys and whose they are. Returns whether it was removed. docs/rules.md PAY-10,
   * SIGNOUT-7.
   */
  forget: () => boolean;
}

/** Reads and writes the storage each time, because another tab may have changed it. */
export const getIntentStore = createPerDevice(({ openLocal }): WalletIntentStore => {
  const changes = createStore(() => ({}));
  const readItem = (key: string) => withStorage(openLocal, (storage) => storage.getItem(key));
  const readText = () => readItem(INTENTS_KEY);
  const readHolder = () => readItem(HOLDER_ID_KEY) ?? undefined;
  const read = (): KeptIntent[] => parseList(readText()).filter(isKept);
  const write = (intents: readonly KeptIntent[]) => {
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
  let kept: { text: string; intents: readonly KeptIntent[] } = { text: '', intents: [] };
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
    listKept: () => {
      const holder = readHolder();
      const text = `${holder} ${readText()}`;
      const isOwn = (intent: KeptIntent) => intent.holder !== undefined && intent.holder === holder;
      if (text !== kept.text)
        kept = { text, intents: read().filter((intent) => !isIntent(intent) && isOwn(intent)) };
      return kept.intents;
    },
    setHolder: (id) => {
      withStorage(openLocal, (storage) => storage.setItem(HOLDER_ID_KEY, id));
      changes.setState({}, true);
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
      const current = readHolder();
      write(
        read().map(({ flow, key, startedAt, holder = current }) => ({
          flow,
          key,
          startedAt,
          ...(holder !== undefined && { holder }),
        })),
      );
      return !read().some(isIntent);
    },
  };
});
