import { IntlErrorCode, type IntlError } from 'use-intl';
import { warnOnce } from './warnOnce';

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
