import { giftSteps, type GiftStep } from '@rad-wallet/ui/features/gift';
import type { Route } from '../../shell/defineRoute';
import {
  giftCelebrationRoute,
  giftMessageRoute,
  giftReceiptRoute,
  giftRoute,
  giftWrapRoute,
} from './route';

const routes: Record<GiftStep, Route> = {
  contact: giftRoute,
  message: giftMessageRoute,
  wrap: giftWrapRoute,
  celebration: giftCelebrationRoute,
  receipt: giftReceiptRoute,
};

/** docs/rules.md GIFT-1. */
export const getGiftPath = (step: GiftStep): string => routes[step].path;

/** The first step for an unknown path. */
export function getGiftStep(path: string): GiftStep {
  const trimmed = path.replace(/\/+$/, '');
  return giftSteps.names.find((step) => getGiftPath(step) === trimmed) ?? 'contact';
}

export interface GiftHistoryState {
  step: GiftStep;
  path: string;
  /** `step` and `path` after the previous move. */
  before: { step: GiftStep; path: string };
  /** How many history entries of the flow precede the current one. */
  depth: number;
  /** How many history entries of the flow precede the entry of the step that the flow shows. */
  ownDepth: number;
}

export type GiftHistoryAction =
  | { kind: 'none' }
  | { kind: 'push' }
  | { kind: 'replace' }
  | { kind: 'go'; by: number }
  /** The user moved in the browser history: move the flow to that step. */
  | { kind: 'follow'; step: GiftStep };

/** Returns the next move. Forward steps push entries; backward steps return to existing ones. */
export function getNextMove({
  step,
  path,
  before,
  depth,
  ownDepth,
}: GiftHistoryState): GiftHistoryAction {
  if (getGiftPath(step) === path) return { kind: 'none' };
  if (before.step !== step) {
    // After the gift is sent, Back must not return to a step.
    if (step === 'receipt') return depth > 0 ? { kind: 'go', by: -depth } : { kind: 'replace' };
    const change = giftSteps.depth(step) - giftSteps.depth(before.step);
    if (change > 0) return { kind: 'push' };
    return depth >= -change ? { kind: 'go', by: change } : { kind: 'replace' };
  }
  if (before.path !== path) return { kind: 'follow', step: getGiftStep(path) };
  return getReturnMove({ depth, ownDepth });
}

/** Returns the move back to the flow's entry, for a step that the flow rejected. */
export function getReturnMove({
  depth,
  ownDepth,
}: Pick<GiftHistoryState, 'depth' | 'ownDepth'>): GiftHistoryAction {
  return depth === ownDepth ? { kind: 'replace' } : { kind: 'go', by: ownDepth - depth };
}
