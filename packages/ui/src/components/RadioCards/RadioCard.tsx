import { useId, type ReactNode } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
} from 'react-aria-components/RadioGroup';
import type { IconComponent } from '../../types';
import * as styles from './RadioCards.css';

/** One option of `RadioCards`. */
export interface RadioCardOption<Id extends string = string> {
  /** Identifies the option in `value` and `onChange`. */
  id: Id;
  /** Label and accessible name of the option. */
  label: string;
  /** Secondary text under the label. */
  description?: ReactNode;
  /** Leading icon on a tinted circle. */
  icon?: IconComponent;
  /** Decorative leading element instead of an icon, such as an `Avatar`. */
  leading?: ReactNode;
  /** Trailing content, such as a fee; announced after the description. */
  trailing?: ReactNode;
  /** Prevents the option from being selected. @default false */
  isDisabled?: boolean;
}

/** One radio button as a card. The label is its accessible name; all other text is its description. */
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
      </AriaRadioButton>
    </AriaRadioField>
  );
}
