import { profile, score, sessionSummary } from '@rad-wallet/mocks/samples';
import { mergeDetails, type Profile, type ProfileDetails } from '@rad-wallet/ui/screens/profile';
import { useVisitValue, visitValue } from '../data/visit';
import { personal } from './personal';

/** The account holder as loaded, without edits. docs/rules.md PROFILE-1. */
const useLoadedProfile = personal('profile', import.meta.env.VITE_API_URL ? null : profile);

/** The edits of this visit; null before the first. docs/rules.md PROFILE-8. */
const EDITED = visitValue<ProfileDetails | null>(null);

/** Returns the account holder with the edits of this visit. */
export function useProfile(): Profile | null {
  const first = useLoadedProfile();
  const [edited] = useVisitValue(EDITED);
  return first && { ...first, ...edited };
}

/** The form's values without a profile. */
const EMPTY_DETAILS: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/** Returns the editable details and a setter; changes last for the visit. */
export function useEditedProfile(): [ProfileDetails, (typed: ProfileDetails) => void] {
  const first = useLoadedProfile();
  const [edited, edit] = useVisitValue(EDITED);
  const { name, email, phone, address } = edited ?? first ?? EMPTY_DETAILS;
  const details = { name, email, phone, address };
  return [details, (typed) => edit(mergeDetails(details, typed))];
}

/** Returns a function that replaces the account holder's loaded name by the edited one. */
export function useUpdatedName(): (name: string) => string {
  const first = useLoadedProfile();
  const profile = useProfile();
  return (name) => (profile && name === first?.name ? profile.name : name);
}

/** docs/rules.md DEMO-5 */
export const useScore = personal('score', import.meta.env.VITE_API_URL ? null : score);

/** docs/rules.md SIGNOUT-3 */
export const useSession = personal('session', import.meta.env.VITE_API_URL ? null : sessionSummary);
