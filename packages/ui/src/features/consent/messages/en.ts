/** Consent to one payment: docs/rules.md CONSENT. */
export default {
  title: 'Approve payment',
  preparing: 'One moment...',
  pay: 'Pay {amount}',
  pin: {
    label: 'Payment PIN',
    hint: 'Nothing is sent before you press the button.',
    incomplete: 'Enter the four digits first.',
    forgotten: 'Forgot PIN?',
    wrong:
      'This PIN is wrong. {tries, plural, one {You have # more try.} other {You have # more tries.}}',
    choosingPin: 'New payment PIN',
    choosingHint: 'Four digits that nobody can guess, and that you use nowhere else.',
    repeatingPin: 'New payment PIN again',
    different: 'The two PINs were different. Choose a new PIN again.',
  },
  usingPasskey: {
    title: 'Confirm on your device',
    text: 'Use the fingerprint, face or screen lock of your device to approve this payment.',
  },
  passkeyCancelled: {
    title: 'Not confirmed',
    text: 'Nothing was sent. You can try again.',
  },
  blocked: {
    title: 'The PIN is blocked',
    text: 'A wrong PIN was entered too often. Nothing was sent. You can choose a new PIN.',
    action: 'Choose a new PIN',
  },
  signInNeeded: {
    title: 'Sign in again',
    text: 'To choose a new PIN, sign in again. Then send this payment once more. Nothing was sent.',
    action: 'Sign in',
  },
  unavailable: {
    title: 'Not approved',
    text: 'The payment could not be approved now. Nothing was sent.',
  },
  waiting: {
    title: 'A pause for your safety',
    text: 'You can send this payment from {time}. The pause gives you time to find out if somebody wants to cheat you.',
  },
  questions: {
    title: 'Could this be fraud?',
    asked: 'Did somebody call or write to you and ask for this payment?',
    hurried: 'Does somebody hurry you, or tell you to keep it secret?',
    stranger: 'Do you know the payee only from calls or messages that came to you?',
    text: 'If one answer is yes, do not pay. A bank never asks you to move money to keep it safe.',
    stop: 'Do not pay',
    pass: 'All answers are no: continue',
  },
  setting: {
    heading: 'Payments',
    title: 'Ask before payments',
    off: 'Off',
    over: 'Over {amount}',
    always: 'Before every payment',
    switch: 'Ask for my payment PIN',
    switchHint:
      'Protects your money if somebody else uses your unlocked phone. Applies to your account on every device.',
    amount: 'For payments over',
    amountHint: 'Enter 0 for every payment. Payments in other currencies always need the PIN.',
    invalid: 'Enter an amount, or 0.',
    save: 'Save',
    chosen: 'New setting',
    notLoaded: 'This setting could not be loaded',
    blocked: 'A wrong PIN was entered too often. You can choose a new PIN.',
    signInNeeded: 'To choose a new PIN, sign in again. Then change this setting once more.',
    notConfirmed: 'Not confirmed',
    unavailable: 'The setting may not have been saved. You can try again.',
  },
} as const;
