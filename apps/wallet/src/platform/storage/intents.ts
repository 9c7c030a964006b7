import type { IntentStore } from '@rad-wallet/ui/engine';
import type { RecentPayment } from '@rad-wallet/ui/requests';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { createPerDevice, removeItem, withStorage } from './storage';

/** Local storage key of all flows' unfinished payments, newest first. docs/rules.md PAY-10. */
export const INTENTS_KEY = 'rad-wallet/intents';

/** Local storage key of the payments of the last ten minutes. docs/rules.md PAY-12. */
export const RECENT_KEY = 'rad-wallet/recent-payments';

/** Local storage key of the single-use codes that were paid: `getPaidCodes`. docs/rules.md QR-12. */
export const PAID_CODES_KEY = 'rad-wallet/paid-codes';

/** How long repeating a payment needs confirmation, in ms. */
const RECENT_TIME = 10 * 60_000;

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

const summarySchema = v.object({
  payee: v.optional(v.string()),
  amount: v.string(),
  currency: v.optional(v.string()),
});

const recentSchema = v.object({
  key: v.string(),
  target: v.string(),
  summary: summarySchema,
  paidAt: v.pipe(v.string(), v.isoTimestamp()),
});

type Recent = v.InferOutput<typeof recentSchema>;

const intentSchema = v.object({
  ...keptSchema.entries,
  subject: v.string(),
  target: v.optional(v.string()),
  request: v.looseObject({}),
  summary: v.optional(summarySchema),
  entered: v.optional(v.looseObject({})),
  isRejected: v.optional(v.boolean()),
});

export type StoredIntent = v.InferOutput<typeof intentSchema>;
export type KeptIntent = v.InferOutput<typeof keptSchema>;

/** Returns the list in a stored text; an empty one if it has none. */
export function parseList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is KeptIntent => v.is(keptSchema, value);
const isIntent = (value: unknown): value is StoredIntent => v.is(intentSchema, value);

const isRecent = (value: unknown): value is Recent => v.is(recentSchema, value);

export interface WalletIntentStore extends Required<IntentStore> {
  /** From now on, keeps recent payments, so that repeating one needs confirmation. @default they are not kept */
  keepRecent: () => void;
  /** Calls the listener when this tab or another one changes an intent. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the intents of all flows, newest first: the same array until one changes. */
  list: () => readonly StoredIntent[];
  /** Returns what is left of the signed-in person's intents from before a sign-out: the same array until one changes. */
  listKept: () => readonly KeptIntent[];
  /** Sets who is signed in. */
  setHolder: (id: string) => void;
  /**
   * Removes everything except unresolved keys and whose they are. Returns whether it was removed. docs/rules.md PAY-10,
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
  let keepsRecent = false;
  /** Returns the payments of the last ten minutes, newest first, and forgets the others. */
  const readRecent = (): Recent[] => {
    const stored = parseList(readItem(RECENT_KEY));
    const recent = stored.filter(isRecent).filter(({ paidAt }) => {
      const age = Date.now() - Date.parse(paidAt);
      return age >= 0 && age < RECENT_TIME;
    });
    if (recent.length < stored.length) writeRecent(recent);
    return recent;
  };
  const writeRecent = (recent: readonly Recent[]) =>
    recent.length === 0
      ? removeItem(openLocal, RECENT_KEY)
      : withStorage(openLocal, (storage) => storage.setItem(RECENT_KEY, JSON.stringify(recent)));
  const without = (key: string) => read().filter((intent) => intent.key !== key);
  const remove = (key: string) => {
    const rest = without(key);
    if (rest.length < read().length) write(rest);
  };
  readRecent();
  return {
    keepRecent: () => {
      keepsRecent = true;
    },
    settle: (key) => {
      const { summary, target } =
        read()
          .filter(isIntent)
          .find((one) => one.key === key) ?? {};
      if (keepsRecent && summary && target !== undefined) {
        const paidAt = new Date().toISOString();
        writeRecent([{ key, target, summary, paidAt }, ...readRecent()]);
      }
      remove(key);
    },
    findRecent: (target) => {
      if (!keepsRecent) return undefined;
      return readRecent().find((payment) => payment.target === target) as RecentPayment | undefined;
    },
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
    remove,
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
      const areGone = [RECENT_KEY, PAID_CODES_KEY].map((key) => removeItem(openLocal, key));
      return !areGone.includes(false) && !read().some(isIntent);
    },
  };
});
