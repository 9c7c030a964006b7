import type { GetICUArgs } from '@schummar/icu-type-parser';
import { useCallback, useMemo } from 'react';
import { createTranslator, type Values } from './createTranslator';
import type { MessageSet } from './defineMessages';
import { useIntl } from './intl';
import { getLoadedMessages } from './loadMessages';
import type { MessageReference } from './messageOf';

/** The paths of all messages in a set. */
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

interface ArgumentTypes {
  ICUArgument: string;
  ICUNumberArgument: number;
}

/** A message's arguments by name; for a union of messages, the arguments of all. */
type MessageValues<Message> = (
  Message extends string ? (values: GetICUArgs<Message, ArgumentTypes>) => void : never
) extends (values: infer Values) => void
  ? Values
  : never;

type ValuesArgument<Values> =
  Partial<Values> extends Values ? [values?: undefined] : [values: Values];

/** Formats the message at a path with its argument values. */
export type Translate<English> = <Key extends MessagePaths<English>>(
  key: Key,
  ...values: ValuesArgument<MessageValues<ValueAt<English, Key>>>
) => string;

/** Creates translators in the current language. */
function useCreateTranslator(hook: string) {
  const { texts, messages, language } = useIntl(hook);
  return useCallback(
    (set: MessageSet) =>
      createTranslator({
        language,
        set,
        getMessages: () => [
          texts?.[set.id],
          messages?.[set.id],
          getLoadedMessages(language)[set.id],
        ],
      }),
    [texts, messages, language],
  );
}

/**
 * Returns a function that formats messages of a set in the current language. Keys and arguments are type-checked
 * against English. Throws outside a `WalletProvider`.
 */
export function useMessages<English extends object>(set: MessageSet<English>): Translate<English> {
  const create = useCreateTranslator('useMessages');
  // Keys and values are plain strings here, because the return type checks them.
  return useMemo(() => create(set), [create, set]) as never;
}

/** Returns a function that formats a `messageOf` reference, or one whose key is known only at run time. */
export function useReadMessage(): (reference: MessageReference, values?: Values) => string {
  const create = useCreateTranslator('useReadMessage');
  return ({ set, key }, values) => create(set)(key, values);
}
