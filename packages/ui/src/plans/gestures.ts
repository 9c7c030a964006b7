import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { commonMessages } from '../messages/shared/common';
import { paymentMessages } from '../messages/shared/payment';
import type { Attempt } from '../engine/requests';
import type { UserActions } from './plan';

const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns a pattern that matches a compiled message with any arguments. */
export function matchMessage(message: string | readonly unknown[]): RegExp {
  const parts = typeof message === 'string' ? [message] : message;
  return new RegExp(
    `^${parts.map((part) => (typeof part === 'string' ? escapeRegExp(part) : '.*')).join('')}$`,
  );
}

/** Returns the text of a compiled message before its first argument, such as 'Amount (' of 'Amount (PKR)'. */
export const getLabelStart = (message: string | readonly unknown[]): string =>
  String(typeof message === 'string' ? message : message[0]);

/** Returns a pattern for accessible names that contain these words. */
export const matchPartialText = (words: string): RegExp => new RegExp(escapeRegExp(words));

/** Returns a pattern for accessible names that start with these words. */
export const matchStart = (words: string): RegExp => new RegExp(`^${escapeRegExp(words)}`);

/** Matches a copy button's name in each of its states; `names` are its names before copying. */
export const matchCopyButton = (...names: readonly (string | RegExp)[]): RegExp => {
  const { copy, copied, copyFailed } = commonMessages.en;
  const sources = [copy, copied, copyFailed, ...names].map((name) =>
    typeof name === 'string' ? `^${escapeRegExp(name)}$` : name.source,
  );
  return new RegExp(sources.join('|'));
};

export const sendFromPage = (user: UserActions, event: EventObject) => user.sendFromPage(event);

/** Presses a copy button in a browser that allows or denies clipboard access. */
export const pressCopy =
  (isAllowed: boolean, button: string | RegExp = matchCopyButton()) =>
  (user: UserActions) => {
    user.setClipboard(isAllowed);
    return user.press(button);
  };

/**
 * A press would pause the redirect, so the event is sent directly during the countdown, like a screen reader's click.
 */
export const pressWhilePointing =
  (
    press: (
      user: UserActions,
      event: EventObject,
      snapshot: AnyMachineSnapshot,
    ) => Promise<void> | void,
  ) =>
  (user: UserActions, event: EventObject, snapshot: AnyMachineSnapshot) =>
    snapshot.can({ type: 'redirect.paused' })
      ? user.sendFromPage(event)
      : press(user, event, snapshot);

export const redirectGestures = {
  'redirect.paused': (user: UserActions) => user.pointAtContent(true),
  'redirect.resumed': (user: UserActions) => user.pointAtContent(false),
};

/** The answers to the questions before a payment. */
export const repeatEvents = [
  { type: 'repeat.confirmed' },
  { type: 'consent.given' },
  { type: 'repeat.declined' },
] as const;

const { sendAgain, makeAgain } = paymentMessages.en.repeat;

const isRepeating = ({ context }: AnyMachineSnapshot): boolean =>
  (context as { attempt: Attempt | null }).attempt?.repeats !== undefined;

export const repeatGestures = {
  'repeat.confirmed': ({ press }: UserActions) =>
    press(new RegExp(`^(${sendAgain}|${makeAgain})$`)),
  // Given in a flow of its own, by `consentPlan`.
  'consent.given': sendFromPage,
  'repeat.declined': (user: UserActions, event: EventObject, snapshot: AnyMachineSnapshot) =>
    isRepeating(snapshot) ? user.press(commonMessages.en.cancel) : user.sendFromPage(event),
};

/** Presses the button to go back, or goes back in the browser while the question covers the button. */
export const pressBack =
  (getButton: (snapshot: AnyMachineSnapshot) => string = () => commonMessages.en.back) =>
  (user: UserActions, event: EventObject, snapshot: AnyMachineSnapshot) =>
    snapshot.hasTag('question') ? user.sendFromPage(event) : user.press(getButton(snapshot));

/** A variant in which each payment repeats a recent one and needs consent. Its limit leaves out later payments. */
export const repeating = {
  recent: { summary: { payee: 'Ahmed Khan', amount: '500' }, paidAt: '2026-11-21T09:58:00.000Z' },
  limit: 60,
};

/** Presses the submit button or, in doubt, the button that looks up the outcome. */
export const pressSubmit =
  (button: string | RegExp) =>
  ({ press }: UserActions, _event: EventObject, snapshot: AnyMachineSnapshot) =>
    press(snapshot.hasTag('doubt') ? paymentMessages.en.inDoubt.check : button);

/** The gestures of a one-step form that ends with a redirect. `leave`: its button after success. */
export const createFormGestures = (submit: string | RegExp, leave: string) => ({
  ...repeatGestures,
  ...redirectGestures,
  'facts.changed': sendFromPage,
  submitted: pressSubmit(submit),
  reset: sendFromPage,
  back: pressWhilePointing(
    pressBack((snapshot) => (snapshot.hasTag('over') ? leave : commonMessages.en.back)),
  ),
});
