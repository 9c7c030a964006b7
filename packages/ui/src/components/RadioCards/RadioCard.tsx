import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
} from 'react-aria-components/RadioGroup';
import * as styles from './RadioCards.css';

/** One choice of `RadioCards`. */
export interface RadioCardOption<Id extends string = string> {
  /** The value in `value` and `onChange`. */
  id: Id;
  /** Names the choice. */
  label: string;
  /** Small print under the label. */
  description?: ReactNode;
  /** Leading icon, on a soft disc. */
  icon?: LucideIcon;
  /** Leading picture in place of an icon, such as an `Avatar`. Decorative. */
  leading?: ReactNode;
  /** Such as a fee; announced after the description. */
  trailing?: ReactNode;
  /** Cannot be chosen. @default false */
  isDisabled?: boolean;
}

/** The accessible name is the label; the rest is the description. */
export function RadioCard({
  id,
  label,
  description,
  icon: Icon,
  leading,
  trailing,
  isDisabled,
}: RadioCardOption) {
  const ids = useId();
  const describedBy = [description && `${ids}-description`, trailing && `${ids}-trailing`];
  return (
    <AriaRadioField
      value={id}
      isDisabled={isDisabled}
      aria-labelledby={`${ids}-label`}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
    >
      <AriaRadioButton className={styles.card}>
        {Icon ? (
          <span className={styles.icon}>
            <Icon aria-hidden className={styles.glyph} />
          </span>
        ) : (
          leading
        )}
        <span className={styles.texts}>
          <span id={`${ids}-label`} className={styles.label}>
            {label}
          </span>
          {description && (
            <span id={`${ids}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        {trailing && (
          <span id={`${ids}-trailing`} className={styles.trailing}>
            {trailing}
          </span>
        )}
        <span className={styles.radio} />
      </AriaRadioButton>
    </AriaRadioField>
  );
}
