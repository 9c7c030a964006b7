export { FieldLayout, type FieldProps } from './FieldLayout';
export { FieldControl } from './FieldControl';
