export type { StatechartParameter, StoryOfState } from './live/channel';
export { showActor } from './live/preview';
export type { ShowActorOptions, StatechartPlan } from './live/shownActor';
