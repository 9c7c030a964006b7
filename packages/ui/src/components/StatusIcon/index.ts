export { StatusIcon, type StatusIconProps } from './StatusIcon';
export { useStatusText } from './useStatusText';
