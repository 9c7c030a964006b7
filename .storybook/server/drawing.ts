// Replaces `react/jsx-runtime` to record what the stories render.
import * as runtime from 'react/jsx-runtime';

const asked = new Set<unknown>();

/** What React knows of a component that is loaded on demand; its types do not say it. */
interface Lazy {
  _init(payload: unknown): unknown;
  _payload: unknown;
}

const isLazy = (type: unknown): type is Lazy =>
  typeof type === 'object' && type !== null && '_init' in type;

function loaded(type: unknown): unknown {
  if (!isLazy(type)) return type;
  try {
    return type._init(type._payload);
  } catch {
    // It is still on its way: nobody has seen it.
    return undefined;
  }
}

/** Every component rendered so far. */
export const drawn = (): ReadonlySet<unknown> => new Set([...asked].map(loaded));

export const { Fragment } = runtime;

export const jsx: typeof runtime.jsx = (type, ...rest) => {
  asked.add(type);
  return runtime.jsx(type, ...rest);
};

export const jsxs: typeof runtime.jsxs = (type, ...rest) => {
  asked.add(type);
  return runtime.jsxs(type, ...rest);
};
