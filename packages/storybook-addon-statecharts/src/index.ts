export type { ShowActorOptions, StatechartPlan } from './live/attachedActor';
export type { StatechartParameter, StoryOfState } from './live/channel';
export { showActor } from './live/showActor';
