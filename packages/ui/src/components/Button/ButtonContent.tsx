import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconComponent } from '../../types';
import * as styles from './Button.css';

interface ButtonContentProps {
  icon?: IconComponent;
  isPending?: boolean;
  pendingLabel?: string;
  children: ReactNode;
}

/** While pending, a spinner replaces the icon; the text stays as the accessible name. */
export function ButtonContent({ icon, isPending, pendingLabel, children }: ButtonContentProps) {
  const Icon = isPending ? LoaderCircle : icon;
  return (
    <>
      {Icon && <Icon aria-hidden className={isPending ? styles.spinner : styles.icon} />}
      <span className={styles.label}>{isPending && pendingLabel ? pendingLabel : children}</span>
    </>
  );
}
