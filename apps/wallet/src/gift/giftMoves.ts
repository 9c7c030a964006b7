import { giftSteps, type GiftStep } from '@rad-wallet/ui/flows/gift';

/** docs/rules.md GIFT-1 */
export const getGiftPath = (step: GiftStep): string => `/gift-${step}`;

/** Returns the step of a path; the first step for any other path. */
export function getGiftStep(path: string): GiftStep {
  const trimmed = path.replace(/\/+$/, '');
  return giftSteps.names.find((step) => getGiftPath(step) === trimmed) ?? 'contact';
}

/** The state of the flow and of the browser's history. */
export interface GiftHistoryState {
  /** The step that the flow shows. */
  step: GiftStep;
  path: string;
  /** Both after the previous move. */
  before: { step: GiftStep; path: string };
  /** How many entries of the flow are below the current history entry. */
  depth: number;
  /** The same for the entry of the flow's step. */
  ownDepth: number;
}

/** Synchronises the flow and the browser's history. */
export type GiftMove =
  | { kind: 'none' }
  /** Push an entry for the flow's step. */
  | { kind: 'push' }
  /** Replace the current entry by one for the flow's step. */
  | { kind: 'replace' }
  /** Move to another entry. */
  | { kind: 'go'; by: number }
  /** The user moved in the history: send the flow to that step. */
  | { kind: 'follow'; step: GiftStep };

/** Returns the next move. Steps forward push entries; steps back return to existing ones. */
export function getNextMove({ step, path, before, depth, ownDepth }: GiftHistoryState): GiftMove {
  if (getGiftPath(step) === path) return { kind: 'none' };
  if (before.step !== step) {
    // After sending, Back must not lead to a step.
    if (step === 'receipt') return depth > 0 ? { kind: 'go', by: -depth } : { kind: 'replace' };
    const change = giftSteps.depth(step) - giftSteps.depth(before.step);
    if (change > 0) return { kind: 'push' };
    return depth >= -change ? { kind: 'go', by: change } : { kind: 'replace' };
  }
  if (before.path !== path) return { kind: 'follow', step: getGiftStep(path) };
  return getReturnMove({ depth, ownDepth });
}

/** Returns the move back to the flow's entry, if the flow refused the step. */
export function getReturnMove({
  depth,
  ownDepth,
}: Pick<GiftHistoryState, 'depth' | 'ownDepth'>): GiftMove {
  return depth === ownDepth ? { kind: 'replace' } : { kind: 'go', by: ownDepth - depth };
}
