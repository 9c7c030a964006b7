/** The stages, as they follow one another. docs/rules.md SPLASH-1. */
export const SPLASH_STAGES = ['starting', 'preparing', 'opening', 'finishing'] as const;

export type SplashStage = (typeof SPLASH_STAGES)[number];

/** From the start to 100%, ms. docs/rules.md TIME-10. */
const SPLASH_DURATION_MS = 3000;

/** One stage's share, ms. */
export const STAGE_DURATION = SPLASH_DURATION_MS / SPLASH_STAGES.length;

/** How many stages are done when this one begins. */
export function countCompletedStages(stage: SplashStage | 'complete'): number {
  return stage === 'complete' ? SPLASH_STAGES.length : SPLASH_STAGES.indexOf(stage);
}

/** How much is done when a stage begins, percent. */
export function getSplashProgress(stage: SplashStage | 'complete'): number {
  return (countCompletedStages(stage) / SPLASH_STAGES.length) * 100;
}
