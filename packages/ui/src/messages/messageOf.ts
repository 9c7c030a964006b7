import type { MessageSet } from './defineMessages';

type PlainKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{${string}`
      ? never
      : `${Prefix}${K}`
    : PlainKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A message without arguments, which `useMessages` formats where it is shown. */
export interface MessageReference {
  readonly set: MessageSet;
  readonly key: string;
}

/** Refers to a message without arguments, as the text of a menu entry: `messageOf(homeMessages, 'cash')`. */
export const messageOf = <English extends object>(
  set: MessageSet<English>,
  key: PlainKeys<English>,
): MessageReference => ({ set, key });
