export {
  liveUpdatesMachine,
  type FollowUpdatesInput,
  type LiveUpdate,
  type LiveUpdatesActor,
  type LiveUpdatesContext,
  type LiveUpdatesEvent,
} from './liveUpdatesMachine';
export { liveUpdatesMessages } from './messages';
