const asking = new WeakSet<object>();

/**
 * Makes a flow ask for consent before each payment that it sends: its state from `createRepeatState` waits for
 * `consent.given`. Returns a function that ends this. docs/rules.md CONSENT-1.
 */
export function askConsent(actor: object): () => void {
  asking.add(actor);
  return () => asking.delete(actor);
}

/** Whether payments of the flow need consent. */
export const asksConsent = (actor: object): boolean => asking.has(actor);
