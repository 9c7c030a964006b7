export type { StatechartParameter, StoryOfState } from './live/channel';
export { configureStatecharts, type StatechartsConfiguration } from './live/configuration';
export { showActor } from './live/preview';
export type { ShowActorOptions, StatechartPlan } from './live/shownActor';
export type * from './model/notes';
