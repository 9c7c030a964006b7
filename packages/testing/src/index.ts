export type { Step } from './graph';
export { listStates, listTransitions } from './machine';
export { getCoveringPaths, getPathsByState, getShortestPaths, type Path } from './paths';
export type { Gesture, Plan, UserActions } from '@rad-wallet/ui/plans';
export { startWalk, walkPath, walkTo, type Walk } from './walk';
