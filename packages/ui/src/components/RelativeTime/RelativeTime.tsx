import { useFormatRelativeDate } from './useFormatRelativeDate';

export interface RelativeTimeProps {
  /** ISO 8601 timestamp; an invalid one is displayed as unknown. */
  timestamp: string;
}

/**
 * A time relative to the provider's clock, such as '2 hours ago'. Use it for recent events; for an exact date use
 * `DescriptionList` or `Text` with your own format.
 */
export function RelativeTime({ timestamp }: RelativeTimeProps) {
  const formatRelative = useFormatRelativeDate();
  const isReadable = !Number.isNaN(Date.parse(timestamp));
  return <time dateTime={isReadable ? timestamp : undefined}>{formatRelative(timestamp)}</time>;
}
