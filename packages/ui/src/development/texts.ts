import type { CompiledMessage } from 'icu-minify/format';
import { warnOnce } from './warnOnce';

/**
 * Logs how to provide a missing message. Fallback to English is logged only in development, because an app's catalogue
 * may be partial.
 */
export function warnMissingMessage(path: string, tag: string, english: unknown): void {
  if (english && (/^en\b/.test(tag) || process.env.NODE_ENV !== 'development')) return;
  warnOnce(
    `The message ${path} is missing in ${tag}, and ${english ? 'English' : 'its path'} is shown instead. Add it to ` +
      `the catalogue, or load it with loadMessages. @rad-wallet/ui/messages/en has every key.`,
  );
}

/** Returns the names of a message's arguments in all branches. */
const listArguments = (part: unknown): string[] => {
  if (!Array.isArray(part)) return [];
  return part.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return [];
    const [name, , branches] = node as [string, unknown, unknown];
    return [name, ...Object.values(branches ?? {}).flatMap(listArguments)];
  });
};

/** Returns whether a message is compiled and has all its values; if not, logs how to fix it. */
export function checkMessage(path: string, message: CompiledMessage, values: object = {}): boolean {
  if (typeof message === 'string' && /[{}]/.test(message)) {
    warnOnce(
      `The message ${path} has arguments and is not compiled, so its path is shown: ${message} Define your texts with ` +
        `defineTexts or defineCatalogue of @rad-wallet/ui/messages.`,
    );
    return false;
  }
  const missing = listArguments(message).filter((name) => !(name in values));
  if (missing.length > 0) {
    warnOnce(
      `The message ${path} lacks the value of ${missing.join(', ')}. Give it by that name, t('key', { name }), or ` +
        `remove the argument from your text; defineTexts checks them.`,
    );
  }
  return missing.length === 0;
}
