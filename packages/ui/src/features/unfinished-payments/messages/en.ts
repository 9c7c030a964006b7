/** Payments whose outcome is not known: docs/rules.md PAY-11. */
export default {
  title: 'Unfinished Payments',
  payment: 'Payment',
  deposit: 'Card deposit',
  notKnown: 'Not known yet',
  finishing: 'Finishing…',
  finish: 'Finish now',
  /** The accessible name of a button: its label and its payment; the time if the amount is unknown. */
  actionSpoken: '{action}: {payment}, {amount}',
  succeeded: {
    payment: 'The payment was made.',
    deposit: 'The deposit was made.',
    conversion: 'The conversion is finished.',
  },
  refused: {
    payment: 'The payment was not made. No money moved.',
    deposit: 'The deposit was not made. No money moved.',
    conversion: 'The conversion was not made. Your balances are as before.',
  },
} as const;
