/** Whether an account is in the name of the payee: docs/rules.md PAYEE. */
export default {
  checking: 'Checking the name...',
  matching: {
    title: 'Name confirmed',
    text: 'The account is in this name.',
    /** If the payer gave no name. */
    holder: 'This account is in the name of {name}.',
  },
  similar: {
    title: 'The name differs slightly',
    /** `{name}`: as recorded by the bank. */
    text: 'This account is in the name of {name}. Pay only if this is the person or business that you mean.',
  },
  different: {
    title: 'The name does not match',
    text: 'The account is in another name. Ask the payee to confirm the details: money sent to a wrong account may not come back.',
  },
  unavailable: {
    title: 'Name not checked',
    text: 'The name could not be checked now. You can still pay: make sure that the details are right.',
  },
} as const;
