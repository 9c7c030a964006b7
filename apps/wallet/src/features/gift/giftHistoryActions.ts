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

export const getGiftPath = (step: GiftStep): string => routes[step].path;

/** Returns the first step for an unknown path. */
export function getGiftStep(path: string): GiftStep {
  const trimmed = path.replace(/\/+$/, '');
  return giftSteps.names.find((step) => getGiftPath(step) === trimmed) ?? 'contact';
}

export interface GiftHistoryState {
  step: GiftStep;
  path: string;
  /** Values of `step` and `path` after the previous call. */
  before: { step: GiftStep; path: string };
  /** The number of the flow's history entries before the current one. */
  depth: number;
  /** The number of the flow's history entries before that of the visible step. */
  ownDepth: number;
}

export type GiftHistoryAction =
  | { kind: 'none' }
  | { kind: 'push' }
  | { kind: 'replace' }
  | { kind: 'go'; by: number }
  /** The user moved in the browser history; the flow must go to this step. */
  | { kind: 'follow'; step: GiftStep };

/** Returns the next history action. Forward steps push entries; backward steps return to existing ones. */
export function getNextMove({
  step,
  path,
  before,
  depth,
  ownDepth,
}: GiftHistoryState): GiftHistoryAction {
  if (getGiftPath(step) === path) return { kind: 'none' };
  if (before.step !== step) {
    // Once the gift is sent, Back must not return to a step.
    if (step === 'receipt') return depth > 0 ? { kind: 'go', by: -depth } : { kind: 'replace' };
    const change = giftSteps.depth(step) - giftSteps.depth(before.step);
    if (change > 0) return { kind: 'push' };
    return depth >= -change ? { kind: 'go', by: change } : { kind: 'replace' };
  }
  if (before.path !== path) return { kind: 'follow', step: getGiftStep(path) };
  return getReturnMove({ depth, ownDepth });
}

/** Returns the action that goes back to the flow's own entry after the flow rejected a step. */
export function getReturnMove({
  depth,
  ownDepth,
}: Pick<GiftHistoryState, 'depth' | 'ownDepth'>): GiftHistoryAction {
  return depth === ownDepth ? { kind: 'replace' } : { kind: 'go', by: ownDepth - depth };
}
