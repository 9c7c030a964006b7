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
  /** Names the setting. */
  label: string;
  /** What the setting does. */
  description?: string;
  /** Whether it is on, if controlled. */
  isSelected?: boolean;
  /** Initial state, if uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Called on every change. */
  onChange?: (isSelected: boolean) => void;
  /** Name in the submitted form data. */
  name?: string;
  /** Submitted value while on. @default 'on' */
  value?: string;
  /** Prevents focus and presses. @default false */
  isDisabled?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
  /** The focusable checkbox. */
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

/** Re-renders only if its props differ by value. */
const MemoizedSwitch = memo(SwitchView, arePropsEqual) as typeof SwitchView;

/** A setting that applies immediately. The accessible name is the label. */
export function Switch(props: SwitchProps) {
  return <MemoizedSwitch {...useStableHandlers(props)} />;
}
