export type { Step } from './graph';
export { listStates, listTransitions } from './machine';
export { getCoveringPaths, getPathsByState, getShortestPaths, type Path } from './paths';
export type { Gesture, Plan, UserActions } from './plan';
export { startWalk, walkPath, walkTo, type Walk } from './walk';
