export { TierTrack, type TierTrackProps } from './TierTrack';
export type { BonusTier } from './getTierProgress';
export { useFormatRupees } from './useFormatRupees';
