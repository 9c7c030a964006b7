export {
  coveringPaths,
  transitionsOf,
  type CoveringOptions,
  type CoveringPath,
  type CoveringStep,
} from './cover';
export { edgePaths, pathsByState, shortestPaths, simplePaths, type Path, type Step } from './paths';
export type { Plan } from './plan';
export { startWalk, walkPath, walkTo, type Walk, type WalkOptions } from './walk';
export { statesOf } from './world';
