import type { LucideIcon } from 'lucide-react';
import * as styles from './ListPopover.css';

interface ItemContentProps {
  icon?: LucideIcon;
  label: string;
  description?: string;
  lang?: string;
}

/** What one choice of a select or a menu shows: icon, label and small print. All of its text is its name. */
export function ItemContent({ icon: Icon, label, description, lang }: ItemContentProps) {
  return (
    <>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span className={styles.texts}>
        <span lang={lang} className={styles.label}>
          {label}
        </span>
        {description && <span className={styles.description}> {description}</span>}
      </span>
    </>
  );
}
