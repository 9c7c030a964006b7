import type { ActorRefFrom } from 'xstate';
import { createSubmissionMachine } from '../../flows/submission';
import { simulate } from '../../requests';
import type { ProfileDetails } from './profile';

const initialValues: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/**
 * Edits the profile. Nothing is checked and nothing is asked of a server until the actor `submit` is
 * replaced (docs/rules.md PROFILE-5). Emits `toast` when it failed, and `left`: `completed` when the
 * owner is to keep the values, `cancelled` when they were given up.
 */
export const profileMachine = createSubmissionMachine({
  id: 'profile',
  initialValues,
  failure: () => ({ id: 'profileNotSaved' }),
  submit: simulate(0),
});

/** A running `profileMachine`. */
export type ProfileActor = ActorRefFrom<typeof profileMachine>;
