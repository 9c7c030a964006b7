export { ReturnBars, type ReturnBarsProps } from './ReturnBars';
