import { commonMessages } from '../../messages/shared/common';
import { matchMessage, matchStart, sendFromPage, type Plan, type UserActions } from '../../plans';
import { consentMachine, isNewPasskey, isPayment, type ConsentContext } from './consentMachine';
import { consentSettingMachine } from './consentSettingMachine';
import { consentMessages } from './messages';
import { passkeysMachine, type Passkey } from './passkeysMachine';

const { pin, blocked, pay, questions, setting, passkeys } = consentMessages.en;

export const consentPlan: Plan<typeof consentMachine> = {
  machine: consentMachine,
  input: { subject: { payee: 'Ahmed Khan', amount: '25000', idempotencyKey: 'plan' } },
  events: [
    { type: 'pin.changed', pin: '27' },
    { type: 'pin.changed', pin: '2746' },
    { type: 'submitted' },
    { type: 'pin.forgotten' },
    { type: 'pin.preferred' },
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
    {
      input: { subject: { adds: 'passkey' } },
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
  distinguish: ({ subject, pin: entered, firstPin, isForgotten, isWarned, usesPin, problem }) => [
    isPayment(subject),
    entered,
    firstPin,
    isForgotten,
    isWarned,
    usesPin,
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
    submitted: ({ press }, _event, snapshot) => {
      const { subject } = snapshot.context as ConsentContext;
      if (snapshot.matches('choosingPin') || isNewPasskey(subject)) {
        return press(commonMessages.en.continue);
      }
      return press(isPayment(subject) ? matchMessage(pay) : setting.save);
    },
    'pin.forgotten': ({ press }, _event, snapshot) =>
      press(snapshot.matches('blocked') ? blocked.action : pin.forgotten),
    'pin.preferred': ({ press }) => press(pin.preferred),
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

const phone: Passkey = { id: 'phone', name: 'Pixel 9', createdAt: '2026-11-02T09:00:00.000Z' };
const laptop: Passkey = { id: 'laptop', name: 'MacBook', createdAt: '2026-11-20T09:00:00.000Z' };

const pressInSheet = (name: string | RegExp) => async (user: UserActions) => {
  await user.openDialog(passkeys.title, passkeys.title);
  await user.press(name);
};

export const passkeysPlan: Plan<typeof passkeysMachine> = {
  machine: passkeysMachine,
  input: { canCreate: true },
  events: [
    { type: 'retried' },
    { type: 'addition.requested' },
    { type: 'consent.given' },
    { type: 'consent.declined' },
    { type: 'removal.requested', passkey: laptop },
    { type: 'removal.confirmed' },
    { type: 'cancelled' },
    { type: 'back' },
  ],
  isAvailable: ({ context }, event) =>
    event.type !== 'removal.requested' ||
    context.passkeys?.some(({ id }) => id === event.passkey.id) === true,
  outputs: { loadPasskeys: [phone, laptop], createPasskey: { result: 'added' } },
  variants: [
    { outputs: { loadPasskeys: [], createPasskey: { result: 'cancelled' } } },
    { outputs: { loadPasskeys: [phone], createPasskey: { result: 'exists' } } },
    { outputs: { loadPasskeys: [phone], createPasskey: null } },
  ],
  gestures: {
    retried: pressInSheet(commonMessages.en.tryAgain),
    'addition.requested': pressInSheet(passkeys.add),
    // By `consentPlan`.
    'consent.given': sendFromPage,
    'consent.declined': sendFromPage,
    'removal.requested': (user, { passkey }) =>
      pressInSheet(matchStart(`${passkeys.remove}: ${passkey.name}`))(user),
    'removal.confirmed': pressInSheet(passkeys.remove),
    cancelled: pressInSheet(commonMessages.en.cancel),
    back: pressInSheet(commonMessages.en.close),
  },
  distinguish: ({ passkeys: loaded, chosen, outcome }) => [
    loaded?.map(({ id }) => id),
    chosen?.id,
    outcome,
  ],
};
