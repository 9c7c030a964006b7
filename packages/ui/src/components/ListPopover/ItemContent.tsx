import type { IconComponent } from '../../types';
import * as styles from './ListPopover.css';

interface ItemContentProps {
  icon?: IconComponent;
  label: string;
  description?: string;
  lang?: string;
}

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
