import type { CompiledMessage } from 'icu-minify/format';

/** An object with the same keys as `T` and any texts; texts with arguments may be compiled. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends `${string}{${string}`
    ? CompiledMessage
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};
