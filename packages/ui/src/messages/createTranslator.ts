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
  /** The path of the part that the keys start from; the whole catalogue by default. */
  namespace?: string;
}

const formatters = { getDateTimeFormat, getNumberFormat, getPluralRules };

const isMessage = (node: unknown): node is CompiledMessage =>
  typeof node === 'string' || Array.isArray(node);

/** Returns a function that formats the message at a path. If the message is missing, the function returns
 * the path; in development, also if it cannot be formatted. */
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
