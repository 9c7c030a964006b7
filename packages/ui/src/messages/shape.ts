import type { CompiledMessage } from 'icu-minify/format';

/** The keys of `T` with translated texts; those with arguments may be compiled. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends `${string}{${string}`
    ? CompiledMessage
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};
