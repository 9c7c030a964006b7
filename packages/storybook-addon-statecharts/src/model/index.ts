export { getLeafStates } from './chart';
export { createChart } from './createChart';
export { toMermaid } from './toMermaid';
