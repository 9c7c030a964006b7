import type { GetICUArgs } from '@schummar/icu-type-parser';
import { useMemo } from 'react';
import { createTranslator } from './createTranslator';
import type { en } from './en';
import { useIntl } from './intl';

type Source = typeof en;

/** The paths of all parts of a catalogue that contain messages. */
type NamespacePaths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? never
    : `${Prefix}${K}` | NamespacePaths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The paths of all messages. */
type MessagePaths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${K}`
    : MessagePaths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type ValueAt<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? ValueAt<T[Key], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** The path of a part of the catalogue, such as `sendMoney` or `toasts.copied`. */
export type MessageNamespace = NamespacePaths<Source>;

type PlainKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{${string}`
      ? never
      : `${Prefix}${K}`
    : PlainKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The path of a message without arguments, such as `home.cash`. */
export type PlainMessageKey = PlainKeys<Source>;

interface ArgumentTypes {
  ICUArgument: string;
  ICUNumberArgument: number;
}

/** The arguments of a message by name; for a union of messages, the arguments of all messages. */
type MessageValues<Message> = (
  Message extends string ? (values: GetICUArgs<Message, ArgumentTypes>) => void : never
) extends (values: infer Values) => void
  ? Values
  : never;

type ValuesArgument<Values> =
  Partial<Values> extends Values ? [values?: undefined] : [values: Values];

/** Returns the message at a path, with the values of its arguments. */
export type Translate<Part> = <Key extends MessagePaths<Part>>(
  key: Key,
  ...values: ValuesArgument<MessageValues<ValueAt<Part, Key>>>
) => string;

/**
 * Returns a function that formats the messages of a part of the wallet's catalogue. Keys and arguments are type-checked
 * against English. Throws outside a `WalletProvider`.
 */
export function useTranslations<Namespace extends MessageNamespace = never>(
  namespace?: Namespace,
): Translate<[Namespace] extends [never] ? Source : ValueAt<Source, Namespace>> {
  const { messages, language } = useIntl('useTranslations');
  const { formatLocale: locale } = language;
  const translate = useMemo(
    () => createTranslator({ locale, messages, namespace }),
    [locale, messages, namespace],
  );
  // Keys and values can be any strings here, because the return type checks them.
  return translate as never;
}
