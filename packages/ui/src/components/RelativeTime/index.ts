export { RelativeTime, type RelativeTimeProps } from './RelativeTime';
export { useFormatRelativeDate } from './useFormatRelativeDate';
