import format, { type CompiledMessage } from 'icu-minify/format';
import { checkMessage, warnMissingMessage } from '../development/texts';
import { getDateTimeFormat, getNumberFormat, getPluralRules } from '../intl';
import type { LocaleDefinition } from '../locale/languages';
import type { MessageSet } from './defineMessages';

/** Argument values of a message, by name. */
export type Values = Readonly<Record<string, string | number>>;

export interface TranslatorOptions {
  language: Pick<LocaleDefinition, 'tag' | 'formatLocale'>;
  set: Pick<MessageSet, 'id' | 'en'>;
  /** Compiled messages of the set, in lookup order; any of them can be incomplete. */
  getMessages: () => readonly (object | undefined)[];
}

const formatters = { getDateTimeFormat, getNumberFormat, getPluralRules };

const isMessage = (node: unknown): node is CompiledMessage =>
  typeof node === 'string' || Array.isArray(node);

const find = (messages: object | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown> | undefined)?.[name],
      messages,
    );

/**
 * Returns a function that formats messages of a set, in English if a message is missing. It returns the message's path
 * if English lacks it too or, in development, if it cannot be formatted.
 */
export function createTranslator({ language, set, getMessages }: TranslatorOptions) {
  return (key: string, values?: Values): string => {
    const given = getMessages()
      .map((messages) => find(messages, key))
      .find((message) => message !== undefined);
    const message = given ?? find(set.en, key);
    const path = `${set.id}.${key}`;
    if (process.env.NODE_ENV !== 'production' && !given)
      warnMissingMessage(path, language.tag, message);
    if (!isMessage(message)) return path;
    if (process.env.NODE_ENV !== 'production' && !checkMessage(path, message, values)) return path;
    return String(format(message, language.formatLocale, values, { formatters }));
  };
}
