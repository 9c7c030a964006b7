export { DateField } from './DateField';
export type { DateFieldProps } from './dateFieldProps';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField';
