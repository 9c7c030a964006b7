import type { en } from './en';

/** The shape of messages: the keys are those of English, the texts are any strings. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** A whole catalogue. */
export type Messages = Shape<typeof en>;

/** The messages of one screen, flow or component, such as `gift`. */
export type Namespace = keyof Messages;

/** Loads the namespaces of a language one at a time. */
export type Loaders = { readonly [N in Namespace]: () => Promise<Pick<Messages, N>> };
