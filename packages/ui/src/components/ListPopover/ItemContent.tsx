import type { LucideIcon } from 'lucide-react';
import { Text as AriaText } from 'react-aria-components/Text';
import * as styles from './ListPopover.css';

interface ItemContentProps {
  icon?: LucideIcon;
  label: string;
  description?: string;
}

/** What one choice of a select or a menu shows: icon, label and small print. */
export function ItemContent({ icon: Icon, label, description }: ItemContentProps) {
  return (
    <>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span className={styles.texts}>
        <AriaText slot="label" className={styles.label}>
          {label}
        </AriaText>
        {description && (
          <AriaText slot="description" className={styles.description}>
            {description}
          </AriaText>
        )}
      </span>
    </>
  );
}
