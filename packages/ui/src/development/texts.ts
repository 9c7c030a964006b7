import { IntlErrorCode, type IntlError } from 'use-intl';
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

/** Logs how to fix a missing or invalid message, whose key is rendered instead. */
export function warnIntlError({ code, originalMessage = '' }: IntlError): void {
  if (code === IntlErrorCode.MISSING_MESSAGE) {
    warnOnce(
      `A message is missing: ${originalMessage} Load its namespace with loadMessages and pass it to the messages ` +
        `of WalletProvider, or pass your own text in its texts. @rad-wallet/ui/messages/en has every key.`,
    );
  } else if (code === IntlErrorCode.FORMATTING_ERROR) {
    warnOnce(
      `A message lacks a value: ${originalMessage} Give it by that name, ` +
        `t('key', { name }), or remove the argument from your text; defineTexts checks them.`,
    );
  } else {
    warnOnce(`A message cannot be formatted: ${code}: ${originalMessage}`);
  }
}
