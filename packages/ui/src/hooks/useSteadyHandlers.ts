import { useInsertionEffect, useState } from 'react';

type Handler = (...args: unknown[]) => unknown;

/** Makes, for each name, the one function that calls whatever handler of that name was told last. */
function steadyHandlers(first: object) {
  let newest = first;
  const made = new Map<string, Handler>();
  const make = (name: string): Handler => {
    const handler: Handler = (...args) => (newest as Record<string, Handler>)[name]?.(...args);
    made.set(name, handler);
    return handler;
  };
  return {
    tell(props: object) {
      newest = props;
    },
    of: (name: string) => made.get(name) ?? make(name),
  };
}

/**
 * The props, with each `onX` the same function in every render, which calls the newest: apps write handlers
 * where they use them, and none of them is a reason to draw a component anew.
 */
export function useSteadyHandlers<Props extends object>(props: Props): Props {
  const [handlers] = useState(() => steadyHandlers(props));
  // Before any event can ask for it.
  useInsertionEffect(() => handlers.tell(props));
  const named = Object.entries(props).filter(
    ([name, given]) => typeof given === 'function' && /^on[A-Z]/.test(name),
  );
  return { ...props, ...Object.fromEntries(named.map(([name]) => [name, handlers.of(name)])) };
}
