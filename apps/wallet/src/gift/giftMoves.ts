import { giftSteps, type GiftStep } from '@rad-wallet/ui/flows/gift';

/** The path of a step. docs/rules.md GIFT-1. */
export const giftPath = (step: GiftStep): string => `/gift-${step}`;

/** The step of a path; the first for a path of none. */
export function giftStepOf(path: string): GiftStep {
  const place = path.replace(/\/+$/, '');
  return giftSteps.names.find((step) => giftPath(step) === place) ?? 'contact';
}

/** How the flow and the browser stand to each other. */
export interface GiftPlace {
  /** The step that the flow shows. */
  step: GiftStep;
  path: string;
  /** What both were when they were last looked at. */
  before: { step: GiftStep; path: string };
  /** Entries of the flow below the one that the browser shows. */
  depth: number;
  /** The same for the entry that belongs to the flow's step. */
  ownDepth: number;
}

/** What brings the flow and the browser back together. */
export type GiftMove =
  | { kind: 'none' }
  /** A new entry above the present one. */
  | { kind: 'push' }
  /** The present entry, but for the flow's step. */
  | { kind: 'replace' }
  /** To another entry. */
  | { kind: 'go'; by: number }
  /** The person moved in the history: the flow is asked to follow. */
  | { kind: 'follow'; step: GiftStep };

/** Decides the next move. Steps forward are new entries; steps back return to the ones that are there. */
export function nextMove({ step, path, before, depth, ownDepth }: GiftPlace): GiftMove {
  if (giftPath(step) === path) return { kind: 'none' };
  if (before.step !== step) {
    // A sent gift leaves no step behind that Back could lead to.
    if (step === 'receipt') return depth > 0 ? { kind: 'go', by: -depth } : { kind: 'replace' };
    const way = giftSteps.depth(step) - giftSteps.depth(before.step);
    if (way > 0) return { kind: 'push' };
    return depth >= -way ? { kind: 'go', by: way } : { kind: 'replace' };
  }
  if (before.path !== path) return { kind: 'follow', step: giftStepOf(path) };
  return returnMove({ depth, ownDepth });
}

/** Back to the flow's own entry, when the flow did not follow the person. */
export function returnMove({ depth, ownDepth }: Pick<GiftPlace, 'depth' | 'ownDepth'>): GiftMove {
  return depth === ownDepth ? { kind: 'replace' } : { kind: 'go', by: ownDepth - depth };
}
