export { BarChart, type BarChartProps, type BarPoint } from './BarChart';
export type { ChartTexts } from './chartTexts';
export { LineChart, type LineChartProps, type LinePoint } from './LineChart';
