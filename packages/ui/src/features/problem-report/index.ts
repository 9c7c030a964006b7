export {
  getReportStatus,
  MAX_DETAILS,
  PROBLEM_REASONS,
  type ProblemReason,
  type ProblemReport,
  type ReportDecision,
  type ReportStatus,
} from './problemReport';
export {
  problemReportMachine,
  type ProblemReportActor,
  type ProblemReportFacts,
  type ProblemReportRequest,
  type ProblemReportValues,
} from './problemReportMachine';
export { ProblemReportSheet, type ProblemReportSheetProps } from './ProblemReportSheet';
export { problemReportMessages } from './messages';
