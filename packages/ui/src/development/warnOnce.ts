const warned = new Set<string>();

/**
 * Logs a developer message once. Guard each call with `process.env.NODE_ENV`, so that bundlers remove it in production.
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.error(`[@rad-wallet/ui] ${message}`);
}

/** Forgets the logged messages, for tests. */
export const clearWarnings = () => warned.clear();
