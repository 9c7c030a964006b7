// Changes to machines that no test can notice, because they change nothing that can be observed.

const CLEARED =
  'A change of a field or a reset clears its error, and no field of this form depends on another. submissionMachine.test.ts has a form with such fields.';
const NO_FIELD_RULES = 'This form has no `validateFields`, so there are no errors to clear.';
const ALWAYS_READY = 'This form has no `isReady`, so the guard always holds.';
const NO_RULES = 'This form accepts everything, so the guard always holds.';

/** @type {Record<string, readonly string[]>} */
const mutantsByReason = {
  [CLEARED]: [
    'addCard.editing submitted 0: action 0 (clearErrors) removed',
    'auth.editing submitted 0: action 0 (clearErrors) removed',
    'cardLimits.editing submitted 0: action 0 (clearErrors) removed',
    'problemReport.editing submitted 0: action 0 (clearErrors) removed',
    'submission.editing submitted 0: action 0 (clearErrors) removed',
  ],
  [NO_FIELD_RULES]: [
    'cardOrder.editing submitted 0: action 0 (clearErrors) removed',
    'cardPayment.editing submitted 0: action 0 (clearErrors) removed',
    'cryptoTransfer.editing submitted 0: action 0 (clearErrors) removed',
    'profile.editing submitted 0: action 0 (clearErrors) removed',
    'sendWallet.editing submitted 0: action 0 (clearErrors) removed',
    'signOut.editing submitted 0: action 0 (clearErrors) removed',
  ],
  [ALWAYS_READY]: [
    'addCard.editing submitted 1: guard removed',
    'auth.editing submitted 1: guard removed',
    'cardLimits.editing submitted 1: guard removed',
    'problemReport.editing submitted 1: guard removed',
    'sendWallet.editing submitted 1: guard removed',
  ],
  'This form has no `findProblem`, so a field error is the only error.': [
    'problemReport.editing submitted 1: action 1 (toastProblem) removed',
  ],
  [NO_RULES]: [
    'profile.editing submitted 0: guard removed',
    'signOut.editing submitted 0: guard removed',
  ],
  'After the last stage, nothing reads the time that has elapsed.': [
    'splash.finishing xstate.after.stage.splash.finishing 0: action 0 (forget) removed',
  ],
};

/** Reasons by mutant. */
export const equivalentMutants = new Map(
  Object.entries(mutantsByReason).flatMap(([reason, mutants]) =>
    mutants.map((mutant) => [mutant, reason]),
  ),
);
