/**
 * Where nothing is typed and no money moves: there alone a new version is offered, since taking it loads the
 * wallet anew. Every other path, one that is yet to come too, counts as busy. docs/rules.md OFFLINE-6.
 */
const QUIET: ReadonlySet<string> = new Set([
  '/',
  '/funds',
  '/transactions',
  '/transaction-receipt',
  '/notifications',
  '/app-settings',
  '/help-support',
]);

export const isQuiet = (path: string): boolean => QUIET.has(path);
