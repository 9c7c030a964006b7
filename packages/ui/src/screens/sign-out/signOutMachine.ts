import type { ActorRefFrom } from 'xstate';
import { createSubmissionMachine } from '../../flows/submission';
import { simulate } from '../../requests';

/** The form has no fields. */
const initialValues = {};

/**
 * The default `submit` simulates the request (docs/rules.md SIGNOUT-4). Emits `toast` after a failure, and
 * `left` after success.
 */
export const signOutMachine = createSubmissionMachine({
  id: 'signOut',
  description: 'Signs out after confirmation.',
  initialValues,
  failure: () => ({ id: 'signOutFailed' }),
  /** Simulated request, 2 s. docs/rules.md TIME-9. */
  submit: simulate(2000),
});

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;
