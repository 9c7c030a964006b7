export { StatusIcon, type StatusIconProps } from './StatusIcon';
export { useFormatStatus } from './useFormatStatus';
