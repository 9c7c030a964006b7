// Replaces `react/jsx-runtime` to record what the stories render.
import * as runtime from 'react/jsx-runtime';

const elementTypes = new Set<unknown>();

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
    return undefined;
  }
}

export const getRendered = (): ReadonlySet<unknown> => new Set([...elementTypes].map(loaded));

export const { Fragment } = runtime;

export const jsx: typeof runtime.jsx = (type, ...rest) => {
  elementTypes.add(type);
  return runtime.jsx(type, ...rest);
};

export const jsxs: typeof runtime.jsxs = (type, ...rest) => {
  elementTypes.add(type);
  return runtime.jsxs(type, ...rest);
};
