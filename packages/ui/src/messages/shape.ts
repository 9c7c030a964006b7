import type { CompiledMessage } from 'icu-minify/format';
import type { en } from './en';

/** The keys of `T`, with any text; a text with arguments may be compiled. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends `${string}{${string}`
    ? CompiledMessage
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};

/** A complete catalogue of one language. */
export type Messages = Shape<typeof en>;

/** The messages of one screen, flow or component, such as `gift`. */
export type Namespace = keyof Messages;

/** Functions that load each namespace of a language separately. */
export type Loaders = { readonly [N in Namespace]: () => Promise<Pick<Messages, N>> };
