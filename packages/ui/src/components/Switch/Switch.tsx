import { Check } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
} from 'react-aria-components/Switch';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import * as styles from './Switch.css';

export interface SwitchProps {
  /** Name of the setting; also the accessible name. */
  label: string;
  /** Text under the label that says what the setting does. */
  description?: string;
  /** Whether the switch is on, if controlled. */
  isSelected?: boolean;
  /** Whether the switch is on initially, if uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Called with the new state when the user toggles it. */
  onChange?: (isSelected: boolean) => void;
  /** Name in the submitted form data. */
  name?: string;
  /** Value in the submitted form data while it is on. @default 'on' */
  value?: string;
  /** Prevents focus and presses. @default false */
  isDisabled?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref to the focusable `input` element. */
  inputRef?: Ref<HTMLInputElement>;
}

function SwitchView({ label, description, ...props }: SwitchProps) {
  const ids = useId();
  return (
    <AriaSwitchField
      {...props}
      aria-labelledby={`${ids}-label`}
      aria-describedby={description ? `${ids}-description` : undefined}
      className={styles.field}
    >
      <AriaSwitchButton className={styles.row}>
        {description ? (
          <span className={styles.texts}>
            <span id={`${ids}-label`} className={styles.label}>
              {label}
            </span>
            <span id={`${ids}-description`} className={styles.description}>
              {description}
            </span>
          </span>
        ) : (
          <span id={`${ids}-label`} className={`${styles.texts} ${styles.label}`}>
            {label}
          </span>
        )}
        <span className={styles.track}>
          <span className={styles.knob}>
            <Check aria-hidden strokeWidth={3} className={styles.check} />
          </span>
        </span>
      </AriaSwitchButton>
    </AriaSwitchField>
  );
}

/** Compares props by value, because apps often pass new but equal objects. */
const MemoizedSwitch = memo(SwitchView, arePropsEqual) as typeof SwitchView;

/**
 * A switch. The description is not part of its accessible name. Use it for a setting that applies immediately; for
 * consent or a form that is submitted use `Checkbox`.
 */
export function Switch(props: SwitchProps) {
  return <MemoizedSwitch {...useStableHandlers(props)} />;
}
