import { useId, type ReactNode } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
} from 'react-aria-components/RadioGroup';
import type { IconComponent } from '../../types';
import * as styles from './RadioCards.css';

export interface RadioCardOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: ReactNode;
  icon?: IconComponent;
  leading?: ReactNode;
  /** Trailing content, such as a fee; announced after the description. */
  trailing?: ReactNode;
  /** @default false */
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
        <span className={styles.content}>
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
        </span>
      </AriaRadioButton>
    </AriaRadioField>
  );
}
