import type { MessageSet } from './defineMessages';

type PlainKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{${string}`
      ? never
      : `${Prefix}${K}`
    : PlainKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A message without arguments, formatted where it is displayed. */
export interface MessageReference {
  readonly set: MessageSet;
  readonly key: string;
}

/** Creates a reference to a message without arguments, for use in a menu entry: `messageOf(homeMessages, 'cash')`. */
export const messageOf = <English extends object>(
  set: MessageSet<English>,
  key: PlainKeys<English>,
): MessageReference => ({ set, key });
