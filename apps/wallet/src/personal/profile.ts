import { mergeDetails, type Profile, type ProfileDetails } from '@rad-wallet/ui/screens/profile';
import { useVisitValue, visitValue } from '../data/visit';
import { profile, score, sessionSummary } from '../demo/samples/profile';
import { personal } from './personal';

/** The account holder as loaded, without edits. docs/rules.md PROFILE-1. */
const useFirstProfile = personal('profile', import.meta.env.VITE_API_URL ? null : profile);

/** What the person has made of themselves in this visit; null until they have. docs/rules.md PROFILE-8. */
const EDITED = visitValue<ProfileDetails | null>(null);

/** The account holder, as they have edited themselves. */
export function useProfile(): Profile | null {
  const first = useFirstProfile();
  const [edited] = useVisitValue(EDITED);
  return first && { ...first, ...edited };
}

/** What the form holds of an account holder whom the wallet does not know. */
const unknown: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/** What there is to edit, and how to keep what was typed for the visit. */
export function useEditedProfile(): [ProfileDetails, (typed: ProfileDetails) => void] {
  const first = useFirstProfile();
  const [edited, edit] = useVisitValue(EDITED);
  const { name, email, phone, address } = edited ?? first ?? unknown;
  const details = { name, email, phone, address };
  return [details, (typed) => edit(mergeDetails(details, typed))];
}

/** Gives the function that puts the person's present name in the place of the one that they had at first. */
export function usePresentName(): (name: string) => string {
  const first = useFirstProfile();
  const present = useProfile();
  return (name) => (present && name === first?.name ? present.name : name);
}

/** docs/rules.md DEMO-5 */
export const useScore = personal('score', import.meta.env.VITE_API_URL ? null : score);

/** docs/rules.md SIGNOUT-3 */
export const useSession = personal('session', import.meta.env.VITE_API_URL ? null : sessionSummary);
