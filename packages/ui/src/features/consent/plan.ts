import { commonMessages } from '../../messages/shared/common';
import { matchMessage, type Plan } from '../../plans';
import { consentMachine } from './consentMachine';
import { consentMessages } from './messages';

const { pin, blocked, pay, questions } = consentMessages.en;

export const consentPlan: Plan<typeof consentMachine> = {
  machine: consentMachine,
  input: { payment: { payee: 'Ahmed Khan', amount: '25000', idempotencyKey: 'plan' } },
  events: [
    { type: 'pin.changed', pin: '27' },
    { type: 'pin.changed', pin: '2746' },
    { type: 'submitted' },
    { type: 'pin.forgotten' },
    { type: 'retried' },
    { type: 'questions.passed' },
    { type: 'back' },
  ],
  outputs: { demandConsent: { method: 'pin' }, giveConsent: { result: 'given' } },
  variants: [
    { outputs: { demandConsent: { method: 'none' } } },
    { outputs: { demandConsent: { method: 'signIn' } } },
    { outputs: { demandConsent: { method: 'pin', isUnusual: true } } },
    { outputs: { demandConsent: { method: 'pin', waitsUntil: '2026-11-21T12:00:00.000Z' } } },
    { outputs: { demandConsent: { method: 'fax' } } },
    {
      outputs: { demandConsent: { method: 'pin' }, giveConsent: { result: 'wrong', triesLeft: 2 } },
    },
    { outputs: { demandConsent: { method: 'pin' }, giveConsent: { result: 'blocked' } } },
    { outputs: { demandConsent: { method: 'blocked' } } },
    { outputs: { demandConsent: { method: 'pin' }, giveConsent: null } },
    {
      outputs: { demandConsent: { method: 'newPin' }, giveConsent: { result: 'given' } },
      events: [
        { type: 'pin.changed', pin: '2746' },
        { type: 'pin.changed', pin: '2764' },
        { type: 'submitted' },
        { type: 'back' },
      ],
    },
    { outputs: { demandConsent: { method: 'passkey' }, giveConsent: { result: 'given' } } },
    { outputs: { demandConsent: { method: 'passkey' }, giveConsent: { result: 'cancelled' } } },
    { outputs: { demandConsent: { method: 'passkey' }, giveConsent: { result: 'blocked' } } },
    { outputs: { demandConsent: { method: 'passkey' }, giveConsent: null } },
  ],
  distinguish: ({ pin: entered, firstPin, isForgotten, isWarned, problem }) => [
    entered,
    firstPin,
    isForgotten,
    isWarned,
    problem?.id,
  ],
  gestures: {
    'pin.changed': ({ type }, event, snapshot) =>
      type(
        snapshot.matches('choosingPin')
          ? pin.choosingPin
          : snapshot.matches('repeatingPin')
            ? pin.repeatingPin
            : pin.label,
        event.pin,
      ),
    submitted: ({ press }, _event, snapshot) =>
      press(snapshot.matches('choosingPin') ? commonMessages.en.continue : matchMessage(pay)),
    'pin.forgotten': ({ press }, _event, snapshot) =>
      press(snapshot.matches('blocked') ? blocked.action : pin.forgotten),
    retried: ({ press }) => press(commonMessages.en.tryAgain),
    'questions.passed': ({ press }) => press(questions.pass),
    // Before the sheet is shown, Back of the browser declines.
    back: ({ press, sendFromPage: send }, event, snapshot) =>
      snapshot.hasTag('quiet') ? send(event) : press(commonMessages.en.close),
  },
};
