import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Button.css';

interface ButtonContentProps {
  icon?: LucideIcon;
  isPending?: boolean;
  pendingLabel?: string;
  children: ReactNode;
}

/** The inside that `Button` and `LinkButton` share. While pending the label stays, so the name does too. */
export function ButtonContent({ icon, isPending, pendingLabel, children }: ButtonContentProps) {
  const Icon = isPending ? LoaderCircle : icon;
  return (
    <>
      {Icon && <Icon aria-hidden className={isPending ? styles.spinner : styles.icon} />}
      <span className={styles.label}>{isPending && pendingLabel ? pendingLabel : children}</span>
    </>
  );
}
