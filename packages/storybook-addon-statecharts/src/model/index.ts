export { createChart } from './createChart';
export { getLeafStates } from './stateValue';
export { toMermaid } from './toMermaid';
