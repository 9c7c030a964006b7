export { attachActor } from '../live/attachedActor';
export { connectPanel } from '../live/connectPanel';
export { Panel } from '../view/Panel';
export { StatechartFigure } from '../view/StatechartFigure';
export * from './machines';
