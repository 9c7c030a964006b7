import { Check } from 'lucide-react';
import { useId } from 'react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from 'react-aria-components/Switch';
import * as styles from './Switch.css';

export interface SwitchProps extends Pick<
  AriaSwitchFieldProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'name' | 'value' | 'isDisabled'
> {
  label: string;
  /** What the setting does. */
  description?: string;
}

/** A setting that is on or off and changes at once. Its name is the label alone. */
export function Switch({ label, description, ...props }: SwitchProps) {
  const ids = useId();
  return (
    <AriaSwitchField
      {...props}
      aria-labelledby={`${ids}-label`}
      aria-describedby={description ? `${ids}-description` : undefined}
      className={styles.field}
    >
      <AriaSwitchButton className={styles.row}>
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
        <span className={styles.track}>
          <span className={styles.knob}>
            <Check aria-hidden strokeWidth={3} className={styles.check} />
          </span>
        </span>
      </AriaSwitchButton>
    </AriaSwitchField>
  );
}
