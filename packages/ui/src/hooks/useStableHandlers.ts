import { useInsertionEffect, useState } from 'react';

type Handlers = Record<string, (...args: unknown[]) => unknown>;

function createStableHandlers() {
  const stable: Handlers = {};
  let latest: Handlers;
  return {
    setLatest: (props: object) => {
      latest = props as Handlers;
    },
    getStable: (name: string) => (stable[name] ??= (...args) => latest[name]?.(...args)),
  };
}

/** Returns handlers with a stable identity, so that inline handlers do not re-render memoized components. */
export function useStableHandlers<Props extends object>(props: Props): Props {
  const [handlers] = useState(createStableHandlers);
  // Insertion effects run before any event can call a handler.
  useInsertionEffect(() => handlers.setLatest(props));
  const stableProps = { ...props } as Record<string, unknown>;
  for (const name in props) {
    if (/^on[A-Z]/.test(name) && props[name]) stableProps[name] = handlers.getStable(name);
  }
  return stableProps as Props;
}
