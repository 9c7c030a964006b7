import { Check } from 'lucide-react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from 'react-aria-components/Switch';
import { Text as AriaText } from 'react-aria-components/Text';
import * as styles from './Switch.css';

export interface SwitchProps extends Pick<
  AriaSwitchFieldProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'name' | 'value' | 'isDisabled'
> {
  label: string;
  /** What the setting does. */
  description?: string;
}

/** A setting that is on or off and changes at once. */
export function Switch({ label, description, ...props }: SwitchProps) {
  return (
    <AriaSwitchField {...props} className={styles.field}>
      <AriaSwitchButton className={styles.row}>
        <span className={styles.label}>{label}</span>
        <span className={styles.track}>
          <span className={styles.knob}>
            <Check aria-hidden strokeWidth={3} className={styles.check} />
          </span>
        </span>
      </AriaSwitchButton>
      {description && (
        <AriaText slot="description" className={styles.description}>
          {description}
        </AriaText>
      )}
    </AriaSwitchField>
  );
}
