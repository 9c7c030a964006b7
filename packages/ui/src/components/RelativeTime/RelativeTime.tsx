import { useFormatRelativeDate } from './useFormatRelativeDate';

export interface RelativeTimeProps {
  /** ISO 8601; invalid values are shown as unknown. */
  timestamp: string;
}

/** A relative time by the provider's clock. */
export function RelativeTime({ timestamp }: RelativeTimeProps) {
  const tell = useFormatRelativeDate();
  const isReadable = !Number.isNaN(Date.parse(timestamp));
  return <time dateTime={isReadable ? timestamp : undefined}>{tell(timestamp)}</time>;
}
