import { useInsertionEffect, useState } from 'react';

type Handlers = Record<string, (...args: unknown[]) => unknown>;

/** Makes, for each name, the one function that calls whatever handler of that name was given last. */
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
 * The props, with each `onX` the same function in every render, which calls the newest: apps write handlers
 * where they use them, and none of them is a reason to draw a component anew.
 */
export function useStableHandlers<Props extends object>(props: Props): Props {
  const [handlers] = useState(createStableHandlers);
  // Before any event can ask for it.
  useInsertionEffect(() => handlers.newest(props));
  const steady = { ...props } as Record<string, unknown>;
  for (const name in props) {
    if (/^on[A-Z]/.test(name) && props[name]) steady[name] = handlers.of(name);
  }
  return steady as Props;
}
