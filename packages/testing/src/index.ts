export { edgePaths, pathsByState, shortestPaths, simplePaths, type Path, type Step } from './paths';
export type { Plan } from './plan';
export { startWalk, walkPath, walkTo, type Walk } from './walk';
export { statesOf } from './world';
