import { useInsertionEffect, useState } from 'react';

type Handlers = Record<string, (...args: unknown[]) => unknown>;

/** Creates for each name one function that calls the latest handler of that name. */
function createStableHandlers() {
  const made: Handlers = {};
  let newest: Handlers;
  return {
    newest: (props: object) => {
      newest = props as Handlers;
    },
    of: (name: string) => (made[name] ??= (...args) => newest[name]?.(...args)),
  };
}

/**
 * Returns the props with a stable function for each `onX`, which calls the latest handler: apps pass inline
 * handlers, which would otherwise re-render memoized components.
 */
export function useStableHandlers<Props extends object>(props: Props): Props {
  const [handlers] = useState(createStableHandlers);
  // Updated before any event can call it.
  useInsertionEffect(() => handlers.newest(props));
  const steady = { ...props } as Record<string, unknown>;
  for (const name in props) {
    if (/^on[A-Z]/.test(name) && props[name]) steady[name] = handlers.of(name);
  }
  return steady as Props;
}
