import { useRelativeDate } from './useRelativeDate';

export interface RelativeTimeProps {
  /** ISO 8601. One that cannot be read is said to be unknown. */
  timestamp: string;
}

/** How long ago something happened, measured against the provider's clock. */
export function RelativeTime({ timestamp }: RelativeTimeProps) {
  const tell = useRelativeDate();
  const isReadable = !Number.isNaN(Date.parse(timestamp));
  return <time dateTime={isReadable ? timestamp : undefined}>{tell(timestamp)}</time>;
}
