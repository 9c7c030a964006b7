import format, { type CompiledMessage } from 'icu-minify/format';
import { checkMessage, warnMissingMessage } from '../development/texts';
import { getDateTimeFormat, getNumberFormat, getPluralRules } from '../intl';
import { english } from './english';

/** Values of a message's arguments, by name. */
export type Values = Readonly<Record<string, string | number>>;

export interface TranslatorOptions {
  /** Locale for numbers and plurals, such as `ur-PK-u-nu-latn`. */
  locale: string;
  /** A compiled catalogue, or a part of it. */
  messages: object;
  /** Path of the part of the catalogue to which keys are relative; the whole catalogue by default. */
  namespace?: string;
}

const formatters = { getDateTimeFormat, getNumberFormat, getPluralRules };

const isMessage = (node: unknown): node is CompiledMessage =>
  typeof node === 'string' || Array.isArray(node);

const find = (messages: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown> | undefined)?.[name],
      messages,
    );

/**
 * Returns a function that formats the message at a path, in English if the messages lack it. It returns the path if
 * English lacks it, too, or, in development, if the message cannot be formatted.
 */
export function createTranslator({ locale, messages, namespace }: TranslatorOptions) {
  return (key: string, values?: Values): string => {
    const path = namespace ? `${namespace}.${key}` : key;
    const given = find(messages, path);
    const message = given ?? find(english, path);
    if (process.env.NODE_ENV !== 'production' && !given) warnMissingMessage(path, locale, message);
    if (!isMessage(message)) return path;
    if (process.env.NODE_ENV !== 'production' && !checkMessage(path, message, values)) return path;
    return String(format(message, locale, values, { formatters }));
  };
}
