export { ReferralScreen, type ReferralScreenProps } from './ReferralScreen';
export { referralStats, type Referral, type ReferralStats, type ReferralStatus } from './referrals';
