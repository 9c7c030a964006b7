export { Drawing, type DrawingProps } from './Drawing';
export type { Item, Standing, Timer } from './live';
export { pageColours } from './palette';
export { drawingStyles, liveStyles } from './styles';
