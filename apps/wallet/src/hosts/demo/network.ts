import { withStorage, type OpenStorage } from '../../platform/storage/storage';

const PARAM = 'network';
const NORMAL = 'normal';

/** Session storage key, so the choice survives reloads and URLs without the parameter. */
export const NETWORK_KEY = 'demoNetwork';

export interface SelectedNetwork<Condition extends string> {
  search: string;
  openSession: OpenStorage;
  names: readonly Condition[];
  /** Returns null for an unknown name. */
  parse: (name: string | null) => Condition | null;
}

export function createSelectedNetwork<Condition extends string>({
  search,
  openSession,
  names,
  parse,
}: SelectedNetwork<Condition | typeof NORMAL>): {
  condition: Condition | typeof NORMAL;
  /** A console message for manual testing; null for the normal network. */
  notice: string | null;
} {
  const requested = new URLSearchParams(search).get(PARAM);
  const kept = withStorage(openSession, (storage) => storage.getItem(NETWORK_KEY));
  const known = parse(requested);
  const condition = (requested === null ? parse(kept) : known) ?? NORMAL;
  withStorage(openSession, (storage) =>
    condition === NORMAL
      ? storage.removeItem(NETWORK_KEY)
      : storage.setItem(NETWORK_KEY, condition),
  );
  if (requested !== null && known === null) {
    return {
      condition,
      notice: `There is no network “${requested}”. ?${PARAM}= takes one of: ${names.join(', ')}, offline.`,
    };
  }
  if (condition === NORMAL) return { condition, notice: null };
  return {
    condition,
    notice: `The demo's network is “${condition}” in this tab; ?${PARAM}=${NORMAL} ends it.`,
  };
}
