export type { Step } from './graph';
export { statesOf, transitionsOf } from './machine';
export { coveringPaths, pathsByState, shortestPaths, type Path } from './paths';
export type { Gesture, Plan, UserActions } from './plan';
export { startWalk, walkPath, walkTo, type Walk } from './walk';
