export type { InsightsSource } from './Insights';
export { InsightsSheet, type InsightsSheetProps } from './InsightsSheet';
export { insightsMessages } from './messages';
