import { IntlErrorCode, type IntlError } from 'use-intl';
import { complain } from './complain';

/** Says of a text that could not be told what is to be done. Its key is shown in its place. */
export function complainOfText({ code, originalMessage = '' }: IntlError): void {
  if (code === IntlErrorCode.MISSING_MESSAGE) {
    complain(
      `A text is missing: ${originalMessage} WalletProvider's messages have it once loadMessages, or ` +
        `loadLaterMessages beside loadFirstMessages, has brought it; a text of your own belongs into its ` +
        `texts. @rad-wallet/ui/messages/en has every key.`,
    );
  } else if (code === IntlErrorCode.FORMATTING_ERROR) {
    complain(
      `A text is not given what it speaks of: ${originalMessage} Give it by that name, ` +
        `t('key', { name }), or take the argument out of your words for it; defineTexts checks them.`,
    );
  } else {
    complain(`A text cannot be told: ${code}: ${originalMessage}`);
  }
}
