import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useFormatStatus } from './useFormatStatus';
import * as styles from './StatusIcon.css';

export interface StatusIconProps {
  /** `completed`, `pending` or `failed`; any other status gets a grey clock. docs/rules.md TXN-2. */
  status: string;
  /** Hides the icon from screen readers; use it if adjacent text states the status. @default false */
  isDecorative?: boolean;
  /** `sm` is 16 px, `lg` 44 px. @default 'sm' */
  size?: 'sm' | 'lg';
}

const icons = new Map<string, LucideIcon>([
  ['completed', CircleCheck],
  ['failed', CircleX],
]);

/**
 * A transaction's status as an icon: green check, yellow clock, red cross or grey clock. Use it beside a transaction;
 * for other states use `Badge`.
 */
export function StatusIcon({ status, isDecorative = false, size = 'sm' }: StatusIconProps) {
  const text = useFormatStatus()(status);
  const Icon = icons.get(status) ?? Clock;
  const name = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': text } as const);
  return <Icon {...name} data-status={status} className={`${styles.icon} ${styles.size[size]}`} />;
}
