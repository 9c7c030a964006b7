import { en } from '@rad-wallet/ui/messages/en';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { UserActions } from './plan';

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches a message of the catalogue with any arguments. */
export const matching = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(escape)
      .join('.*')}$`,
  );

/** Matches a name that contains these words. */
export const containing = (words: string): RegExp => new RegExp(escape(words));

/** Matches a name that starts with these words. */
export const startingWith = (words: string): RegExp => new RegExp(`^${escape(words)}`);

/** Matches the copy button in each of its states. */
export const copyButton = new RegExp(
  `^(${en.common.copy}|${en.common.copied}|${en.common.copyFailed}|${en.requestMoney.copyLink}|${en.requestMoney.copyLinkOf.replace('{name}', '.+')})$`,
);

/** For an event that the page sends, not the view. */
export const sendFromPage = (user: UserActions, event: EventObject) => user.sendFromPage(event);

/** Presses a button that copies, in a browser that allows or denies it. */
export const copy =
  (isAllowed: boolean, button: string | RegExp = copyButton) =>
  (user: UserActions) => {
    user.setClipboard(isAllowed);
    return user.press(button);
  };

/**
 * Performs a gesture in a page that redirects automatically. A pointer or key would pause the redirect first, so
 * while it runs the event is sent directly, like the press of a screen reader.
 */
export const inContent =
  (press: (user: UserActions, event: EventObject, snapshot: AnyMachineSnapshot) => Promise<void>) =>
  (user: UserActions, event: EventObject, snapshot: AnyMachineSnapshot) =>
    snapshot.can({ type: 'redirect.paused' })
      ? user.sendFromPage(event)
      : press(user, event, snapshot);

/** Enters and leaves the content of a page that redirects automatically. */
export const redirectGestures = {
  'redirect.paused': (user: UserActions) => user.pointAtContent(true),
  'redirect.resumed': (user: UserActions) => user.pointAtContent(false),
};
