/** Loading stages in order. docs/rules.md SPLASH-1. */
export const SPLASH_STAGES = ['starting', 'preparing', 'opening', 'finishing'] as const;

export type SplashStage = (typeof SPLASH_STAGES)[number];

/** Total time until 100%, in ms. docs/rules.md TIME-10. */
const SPLASH_DURATION_MS = 3000;

/** Duration of one stage, in ms. */
export const STAGE_DURATION = SPLASH_DURATION_MS / SPLASH_STAGES.length;

export function countCompletedStages(stage: SplashStage | 'complete'): number {
  return stage === 'complete' ? SPLASH_STAGES.length : SPLASH_STAGES.indexOf(stage);
}

/** Progress at the start of the stage, in percent. */
export function getSplashProgress(stage: SplashStage | 'complete'): number {
  return (countCompletedStages(stage) / SPLASH_STAGES.length) * 100;
}
