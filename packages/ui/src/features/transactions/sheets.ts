// One chunk for both sheets, because they share the period field.
export { DatesSheet } from './period/DatesSheet';
export { StatementSheet } from './statement/StatementSheet';
