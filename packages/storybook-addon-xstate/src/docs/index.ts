export { Statechart, type StatechartProps } from './Statechart';
