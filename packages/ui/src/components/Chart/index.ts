export { BarChart, type BarChartProps, type BarPoint } from './BarChart';
export type { ChartLabels } from './chartLabels';
export { LineChart, type LineChartProps, type LinePoint } from './LineChart';
