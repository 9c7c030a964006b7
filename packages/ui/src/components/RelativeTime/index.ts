export { RelativeTime, type RelativeTimeProps } from './RelativeTime';
export { useRelativeDate } from './useRelativeDate';
