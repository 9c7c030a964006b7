export { TierTrack, type TierTrackProps } from './TierTrack';
export type { BonusTier } from './tierProgress';
export { useRupees } from './useRupees';
