import format, { type CompiledMessage } from 'icu-minify/format';
import { checkMessage, warnMissingMessage } from '../development/texts';
import { getDateTimeFormat, getNumberFormat, getPluralRules } from '../intl';

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

/**
 * Returns a function that formats the message at a path. It returns the path if the message is missing or, in
 * development, if the message cannot be formatted.
 */
export function createTranslator({ locale, messages, namespace }: TranslatorOptions) {
  return (key: string, values?: Values): string => {
    const path = namespace ? `${namespace}.${key}` : key;
    const message = path
      .split('.')
      .reduce<unknown>(
        (node, name) => (node as Record<string, unknown> | undefined)?.[name],
        messages,
      );
    if (!isMessage(message)) {
      if (process.env.NODE_ENV !== 'production') warnMissingMessage(path, locale);
      return path;
    }
    if (process.env.NODE_ENV !== 'production' && !checkMessage(path, message, values)) return path;
    return String(format(message, locale, values, { formatters }));
  };
}
