import { attempt, type OpenStorage } from '../data/storage';

const PARAM = 'network';
const NORMAL = 'normal';

/** Keeps the choice for the tab, over reloads and addresses that say nothing of it. */
export const NETWORK_KEY = 'demoNetwork';

export interface NetworkChoice<Condition extends string> {
  /** The address's query. */
  search: string;
  openSession: OpenStorage;
  /** What there is to choose from. */
  names: readonly Condition[];
  /** Reads a condition by its name; null for what is none. */
  parse: (name: string | null) => Condition | null;
}

/** The network that the address or, where it is silent, the tab asks for; and what there is to say of it. */
export function chosenNetwork<Condition extends string>({
  search,
  openSession,
  names,
  parse,
}: NetworkChoice<Condition | typeof NORMAL>): {
  condition: Condition | typeof NORMAL;
  /** For who tests by hand; null where nothing is out of the ordinary. */
  said: string | null;
} {
  const asked = new URLSearchParams(search).get(PARAM);
  const kept = attempt(openSession, (storage) => storage.getItem(NETWORK_KEY));
  const known = parse(asked);
  const condition = (asked === null ? parse(kept) : known) ?? NORMAL;
  attempt(openSession, (storage) =>
    condition === NORMAL
      ? storage.removeItem(NETWORK_KEY)
      : storage.setItem(NETWORK_KEY, condition),
  );
  if (asked !== null && known === null) {
    return {
      condition,
      said: `There is no network “${asked}”. ?${PARAM}= takes one of: ${names.join(', ')}, offline.`,
    };
  }
  if (condition === NORMAL) return { condition, said: null };
  return {
    condition,
    said: `The demo's network is “${condition}” in this tab; ?${PARAM}=${NORMAL} ends it.`,
  };
}
