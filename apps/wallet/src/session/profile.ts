import { useContent } from '#host/content';
import { mergeDetails, type Profile, type ProfileDetails } from '@rad-wallet/ui/features/profile';
import type { Loadable } from '@rad-wallet/ui/types';
import { getReadyValue, mapLoadable } from '../platform/api/toLoadable';
import { defineSessionValue, useSessionValue } from './sessionValues';

/** The edited details; null if unedited. docs/rules.md PROFILE-8. */
const EDITED_DETAILS = defineSessionValue<ProfileDetails | null>(null);

/** Returns the profile with this session's edits; null without a profile. docs/rules.md PROFILE-1. */
export function useProfile(): Loadable<Profile | null> {
  const [edited] = useSessionValue(EDITED_DETAILS);
  return mapLoadable(useContent('profile'), (loaded) => loaded && { ...loaded, ...edited });
}

const EMPTY_DETAILS: ProfileDetails = { name: '', email: '', phone: '', address: '' };

/** Returns the details and their setter. Changes last until the session ends. */
export function useEditedProfile(): [ProfileDetails, (typed: ProfileDetails) => void] {
  const loaded = getReadyValue(useContent('profile'));
  const [edited, edit] = useSessionValue(EDITED_DETAILS);
  const { name, email, phone, address } = edited ?? loaded ?? EMPTY_DETAILS;
  const details = { name, email, phone, address };
  return [details, (typed) => edit(mergeDetails(details, typed))];
}

/** Replaces the account holder's loaded name with the edited one; returns other names unchanged. */
export function useNameWithEdits(): (name: string) => string {
  const loaded = getReadyValue(useContent('profile'));
  const profile = getReadyValue(useProfile());
  return (name) => (profile && name === loaded?.name ? profile.name : name);
}
