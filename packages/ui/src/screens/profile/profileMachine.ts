import type { ActorRefFrom } from 'xstate';
import { createSubmissionMachine, simulate } from '../../flows/submission';
import type { ProfileDetails } from './profile';

const initialValues: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/**
 * Edits the profile. Saving is done at once and keeps nothing (docs/rules.md PROFILE-5) until the
 * actor `submit` is replaced. Nothing is checked. Emits `left` when saved or given up.
 */
export const profileMachine = createSubmissionMachine({
  id: 'profile',
  initialValues,
  submit: simulate(0),
});

/** A running `profileMachine`. */
export type ProfileActor = ActorRefFrom<typeof profileMachine>;
