/** How far the identity check has come. */
export type KycStatus = 'verified' | 'pending' | 'unverified';

/** What a person can edit of themselves. */
export interface ProfileDetails {
  name: string;
  email: string;
  phone: string;
  address: string;
}

/** The account holder. */
export interface Profile extends ProfileDetails {
  /** ISO date, such as 2024-01-15. */
  memberSince: string;
  kycStatus: KycStatus;
}

/**
 * What is kept of an edited profile: what was typed, without the spaces around it. Transfers and payment
 * codes need a name and a number, so that an emptied one stays what it was. docs/rules.md PROFILE-8.
 */
export function keptDetails(before: ProfileDetails, typed: ProfileDetails): ProfileDetails {
  return {
    name: typed.name.trim() || before.name,
    email: typed.email.trim(),
    phone: typed.phone.trim() || before.phone,
    address: typed.address.trim(),
  };
}
