// One chunk for the two sheets, since both choose a period.
export { DatesSheet } from './period/DatesSheet';
export { StatementSheet } from './statement/StatementSheet';
