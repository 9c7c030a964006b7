import type { ActorRefFrom } from 'xstate';
import { createSubmissionMachine } from '../../engine/submission';
import { simulate } from '../../engine/requests';

const initialValues = {};

/**
 * The default `submit` simulates the request. Emits `toast` after a failure, and `left` after success. docs/rules.md
 * SIGNOUT-4.
 */
export const signOutMachine = createSubmissionMachine({
  id: 'signOut',
  description: 'Signs out after confirmation.',
  initialValues,
  failure: () => ({ id: 'signOutFailed' }),
  /** A simulated delay. docs/rules.md TIME-9. */
  submit: simulate(2000),
});

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;
