export { problemReportPlan } from '@rad-wallet/ui/features/problem-report/plan';
