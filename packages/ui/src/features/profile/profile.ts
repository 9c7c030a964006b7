import { cleanIdentifier, isBlank } from '../../format';

export type KycStatus = 'verified' | 'pending' | 'unverified';

export interface ProfileDetails {
  name: string;
  email: string;
  phone: string;
  address: string;
}

export interface Profile extends ProfileDetails {
  /** ISO date, such as 2024-01-15. */
  memberSince: string;
  kycStatus: KycStatus;
}

/**
 * Trims the input. An empty name or phone number keeps its previous value, because transfers need both. docs/rules.md
 * PROFILE-8.
 */
export function mergeDetails(before: ProfileDetails, typed: ProfileDetails): ProfileDetails {
  return {
    name: isBlank(typed.name) ? before.name : typed.name.trim(),
    email: cleanIdentifier(typed.email, 'kept'),
    phone: cleanIdentifier(typed.phone, 'kept') || before.phone,
    address: typed.address.trim(),
  };
}
