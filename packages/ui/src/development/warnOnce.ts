const warned = new Set<string>();

/**
 * Logs a developer error once. Check `process.env.NODE_ENV` around each call, so that bundlers remove it
 * from production.
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.error(`[@rad-wallet/ui] ${message}`);
}

/** For tests. */
export const clearWarnings = () => warned.clear();
