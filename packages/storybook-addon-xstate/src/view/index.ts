export { ChartCanvas, type ChartCanvasProps } from './ChartCanvas';
export { ChartText } from './ChartText';
export { Panel, type PanelProps } from './Panel';
export { ViewStyles } from './ViewStyles';
