import { commonMessages } from '../../messages/shared/common';
import { matchMessage, sendFromPage, type Plan, type UserActions } from '../../plans';
import { consentMachine, isPayment } from './consentMachine';
import { consentSettingMachine } from './consentSettingMachine';
import { consentMessages } from './messages';

const { pin, blocked, pay, questions, setting } = consentMessages.en;

export const consentPlan: Plan<typeof consentMachine> = {
  machine: consentMachine,
  input: { subject: { payee: 'Ahmed Khan', amount: '25000', idempotencyKey: 'plan' } },
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
    // A change of the setting.
    { input: { subject: { above: '5000' } } },
    {
      input: { subject: { above: null } },
      outputs: { demandConsent: { method: 'newPin' }, giveConsent: { result: 'given' } },
      events: [{ type: 'pin.changed', pin: '2746' }, { type: 'submitted' }, { type: 'back' }],
    },
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
  distinguish: ({ subject, pin: entered, firstPin, isForgotten, isWarned, problem }) => [
    isPayment(subject),
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
      press(
        snapshot.matches('choosingPin')
          ? commonMessages.en.continue
          : isPayment(snapshot.context.subject)
            ? matchMessage(pay)
            : setting.save,
      ),
    'pin.forgotten': ({ press }, _event, snapshot) =>
      press(snapshot.matches('blocked') ? blocked.action : pin.forgotten),
    retried: ({ press }) => press(commonMessages.en.tryAgain),
    'questions.passed': ({ press }) => press(questions.pass),
    // Before the sheet is shown, Back of the browser declines.
    back: ({ press, sendFromPage: send }, event, snapshot) =>
      snapshot.hasTag('quiet') ? send(event) : press(commonMessages.en.close),
  },
};

const openSetting = ({ openDialog }: UserActions) => openDialog(setting.title, setting.title);

export const consentSettingPlan: Plan<typeof consentSettingMachine> = {
  machine: consentSettingMachine,
  input: { saved: { above: null }, decimals: 2 },
  events: [
    { type: 'changed', values: { isOn: true } },
    { type: 'changed', values: { isOn: false } },
    { type: 'changed', values: { amount: '5,000' } },
    { type: 'changed', values: { amount: 'much' } },
    { type: 'submitted' },
    { type: 'consent.given' },
    { type: 'consent.declined' },
    { type: 'back' },
  ],
  // A press of the switch turns it over; the amount is shown only if it is on.
  isAvailable: ({ context: { values } }, event) =>
    event.type !== 'changed' ||
    (event.values.isOn === undefined ? values.isOn : event.values.isOn !== values.isOn),
  gestures: {
    changed: async (user, { values: { isOn, amount } }) => {
      await openSetting(user);
      if (isOn !== undefined) await user.press(setting.switch, 'switch');
      if (amount !== undefined) await user.type(setting.amount, amount);
    },
    submitted: async (user) => {
      await openSetting(user);
      await user.press(setting.save);
    },
    // By `consentPlan`.
    'consent.given': sendFromPage,
    'consent.declined': sendFromPage,
    back: async (user) => {
      await openSetting(user);
      await user.press(commonMessages.en.close);
    },
  },
  distinguish: ({ values, fieldError, change }) => [values, fieldError, change],
};
