const said = new Set<string>();

/**
 * Tells the developer of an app what to mend, once. Ask `process.env.NODE_ENV` around each call, so that
 * every bundler takes it out of what people load.
 */
export function complain(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.error(`[@rad-wallet/ui] ${message}`);
}

/** For tests: everything can be said again. */
export const forgetComplaints = () => said.clear();
