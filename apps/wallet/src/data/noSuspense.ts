/**
 * Replaces TanStack Query's support for `Suspense` and error boundaries: the wallet's components show loading
 * and errors themselves (`loadable`). Saves 0.5 KB before the first paint. Using either throws.
 */
function throwUnsupported(): never {
  throw new Error('This build has no suspense of queries: take the alias out of vite.config.ts.');
}

const never = () => false;
const nothing = () => undefined;

/** TanStack Query calls this first for each query of a component. */
export function ensureSuspenseTimers(options: { suspense?: boolean; throwOnError?: unknown }) {
  if (options.suspense || options.throwOnError) throwUnsupported();
}

export {
  throwUnsupported as QueryErrorResetBoundary,
  throwUnsupported as defaultThrowOnError,
  throwUnsupported as fetchOptimistic,
  never as getHasError,
  never as shouldSuspend,
  nothing as ensurePreventErrorBoundaryRetry,
  nothing as useClearResetErrorBoundary,
  nothing as useQueryErrorResetBoundary,
};
