export { ChartCanvas, type ChartCanvasProps } from './ChartCanvas';
export { ChartText } from './ChartText';
export { Panel, type PanelProps } from './Panel';
export { StatechartFigure, type StatechartFigureProps } from './StatechartFigure';
export { ViewStyles } from './ViewStyles';
