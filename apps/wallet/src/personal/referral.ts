import { referralCode, referralLink, referralsAt } from '../demo/samples/referrals';
import { personal } from './personal';

/** The code, its link, and who joined by it. docs/rules.md REFERRAL-1, REFERRAL-2. */
export const useReferral = personal(
  'referral',
  import.meta.env.VITE_API_URL
    ? null
    : (now) => ({ code: referralCode, link: referralLink, referrals: referralsAt(now) }),
);
