import type { Profile, Score } from '@rad-wallet/ui/screens/profile';
import type { SessionSummary } from '@rad-wallet/ui/screens/sign-out';

/** By name: read off the profile, it would keep a build for an API from dropping all of this. */
export const holder = 'Ali Hassan';

/** The fixed account holder. docs/rules.md PROFILE-1. */
export const profile: Profile = {
  name: holder,
  email: 'ali.hassan@example.com',
  phone: '+92 300 7654321',
  address: 'House 42, Street 7, DHA Phase 5, Karachi',
  memberSince: '2024-01-15',
  kycStatus: 'verified',
};

/** docs/rules.md DEMO-5 */
export const score: Score = { value: 850, max: 1000 };

/** The session summary on the sign-out screen. docs/rules.md SIGNOUT-3. */
export const sessionSummary: SessionSummary = {
  lastLogin: '09:30',
  transactionsToday: 3,
  accountBalance: '711875.00',
};
