import type { ActorRefFrom } from 'xstate';
import { createSubmissionMachine } from '../../flows/submission';
import { simulate } from '../../requests';

/** Nothing is asked but the confirmation itself. */
const initialValues = {};

/**
 * Signs out once it is confirmed. Simulated (docs/rules.md SIGNOUT-4) until the actor `submit` is
 * replaced. Emits `toast` when it failed, and `left` when the person is out.
 */
export const signOutMachine = createSubmissionMachine({
  id: 'signOut',
  initialValues,
  failure: () => ({ id: 'signOutFailed' }),
  /** docs/rules.md TIME-9. */
  submit: simulate(2000),
});

/** A running `signOutMachine`. */
export type SignOutActor = ActorRefFrom<typeof signOutMachine>;
