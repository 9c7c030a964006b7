export { TierTrack, type TierTrackProps } from './TierTrack';
export type { BonusTier } from './getTierProgress';
export { useFormatReward } from './useFormatReward';
