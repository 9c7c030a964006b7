import { profile, score, sessionSummary } from '@rad-wallet/mocks/samples';
import { mergeDetails, type Profile, type ProfileDetails } from '@rad-wallet/ui/features/profile';
import { useVisitValue, defineVisitValue } from './sessionValues';
import { createContentHook } from '../hosts/createContentHook';

/** Returns the profile without edits. docs/rules.md PROFILE-1. */
const useLoadedProfile = createContentHook(
  'profile',
  import.meta.env.VITE_API_URL ? null : profile,
);

/** Profile edits in this visit; null if there are none. docs/rules.md PROFILE-8. */
const EDITED_DETAILS = defineVisitValue<ProfileDetails | null>(null);

/** Returns the profile with the edits made in this visit. */
export function useProfile(): Profile | null {
  const first = useLoadedProfile();
  const [edited] = useVisitValue(EDITED_DETAILS);
  return first && { ...first, ...edited };
}

const EMPTY_DETAILS: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/** Returns the details and their setter. Changes last for the visit. */
export function useEditedProfile(): [ProfileDetails, (typed: ProfileDetails) => void] {
  const first = useLoadedProfile();
  const [edited, edit] = useVisitValue(EDITED_DETAILS);
  const { name, email, phone, address } = edited ?? first ?? EMPTY_DETAILS;
  const details = { name, email, phone, address };
  return [details, (typed) => edit(mergeDetails(details, typed))];
}

/** Replaces the account holder's loaded name with the edited one; returns other names unchanged. */
export function useUpdatedName(): (name: string) => string {
  const first = useLoadedProfile();
  const profile = useProfile();
  return (name) => (profile && name === first?.name ? profile.name : name);
}

/** The score on the profile, a fixed sample in the demo: docs/rules.md DEMO-5. */
export const useScore = createContentHook('score', import.meta.env.VITE_API_URL ? null : score);

/** The summary on the sign-out screen: docs/rules.md SIGNOUT-3. */
export const useSession = createContentHook(
  'session',
  import.meta.env.VITE_API_URL ? null : sessionSummary,
);
