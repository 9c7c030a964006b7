export { Statechart, type StatechartProps } from './Statechart';
export { StatechartOfStories } from './StatechartOfStories';
