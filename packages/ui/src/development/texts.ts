import type { CompiledMessage } from 'icu-minify/format';
import { warnOnce } from './warnOnce';

type Layer = { readonly [key: string]: Layer | string };

const isLayer = (node: Layer | string): node is Layer =>
  typeof node === 'object' && !Array.isArray(node);

/** Returns the paths of messages that are in one catalogue and not in the other. */
const listMissing = (all: Layer, some: Layer, path = ''): string[] =>
  Object.entries(all).flatMap(([key, message]) => {
    const own = some[key];
    if (!isLayer(message)) return own === undefined ? [path + key] : [];
    return listMissing(message, own && isLayer(own) ? own : {}, `${path}${key}.`);
  });

/** Logs once for each namespace which messages a partial catalogue lacks. */
export function warnMissingMessages(language: string, english: object, own: object): void {
  const translated = own as Record<string, Layer>;
  for (const [namespace, messages] of Object.entries(english as Record<string, Layer>)) {
    const texts = translated[namespace];
    const missing = listMissing(messages, texts ?? {});
    if (missing.length > 0) {
      warnOnce(
        `${language} lacks ${texts ? missing.join(', ') : 'all messages'} of "${namespace}", and English is shown ` +
          `instead. Add them to its catalogue, with the keys of @rad-wallet/ui/messages/en.`,
      );
    }
  }
}

/** Logs how to provide a missing message, whose path is shown instead. */
export const warnMissingMessage = (path: string, locale: string) =>
  warnOnce(
    `The message ${path} is missing in ${locale}. Load its namespace with loadMessages and pass it to the messages of ` +
      `WalletProvider, or pass your own text in its texts. @rad-wallet/ui/messages/en has every key.`,
  );

/** Returns the names of a message's arguments, from all of its branches. */
const listArguments = (part: unknown): string[] => {
  if (!Array.isArray(part)) return [];
  return part.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return [];
    const [name, , branches] = node as [string, unknown, unknown];
    return [name, ...Object.values(branches ?? {}).flatMap(listArguments)];
  });
};

/** Whether a message is compiled and has all of its values; if not, logs how to fix it. */
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
