/**
 * Stands in for what TanStack Query does for a component that waits in a `Suspense` or throws a query's error to
 * a boundary: the wallet's show both themselves (`loadable`). 0.5 KB before the first paint. Throws where
 * somebody asks for it all the same.
 */
function asked(): never {
  throw new Error('This build has no suspense of queries: take the alias out of vite.config.ts.');
}

const never = () => false;
const nothing = () => undefined;

/** Asked for each query of a component, before all else. */
export function ensureSuspenseTimers(options: { suspense?: boolean; throwOnError?: unknown }) {
  if (options.suspense || options.throwOnError) asked();
}

export {
  asked as QueryErrorResetBoundary,
  asked as defaultThrowOnError,
  asked as fetchOptimistic,
  never as getHasError,
  never as shouldSuspend,
  nothing as ensurePreventErrorBoundaryRetry,
  nothing as useClearResetErrorBoundary,
  nothing as useQueryErrorResetBoundary,
};
