export type { ReferralProgram } from './program';
export { ReferralScreen, type ReferralScreenProps } from './ReferralScreen';
export {
  getReferralStats,
  type Referral,
  type ReferralStats,
  type ReferralStatus,
} from './referrals';
