import type { ActorRefFrom } from 'xstate';
import { createSubmissionMachine } from '../../engine/submission';
import { simulate } from '../../engine/requests';
import type { ProfileDetails } from './profile';
import '../../messages/shared/profile';

const initialValues: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/**
 * `submit` accepts any values (docs/rules.md PROFILE-5). Emits `toast` events after a failure, and `left`: `completed`
 * if the page should save the values, `cancelled` if it should discard them.
 */
export const profileMachine = createSubmissionMachine({
  id: 'profile',
  description: 'Edits the profile.',
  initialValues,
  failure: () => ({ id: 'profileNotSaved' }),
  submit: simulate(0),
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
