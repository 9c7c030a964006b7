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
  /** Avatar initials. */
  initials: string;
  /** ISO date, such as 2024-01-15. */
  memberSince: string;
  kycStatus: KycStatus;
}
