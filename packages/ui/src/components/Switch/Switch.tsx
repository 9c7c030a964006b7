import { Check } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
} from 'react-aria-components/Switch';
import { sameProps } from '../../hooks/sameProps';
import { useSteadyHandlers } from '../../hooks/useSteadyHandlers';
import * as styles from './Switch.css';

export interface SwitchProps {
  /** Names the setting. */
  label: string;
  /** What the setting does. */
  description?: string;
  /** Whether it is on, where its owner keeps it. */
  isSelected?: boolean;
  /** Whether it is on at first, where the switch keeps it. @default false */
  defaultSelected?: boolean;
  /** Hears whether it is on, with every change. */
  onChange?: (isSelected: boolean) => void;
  /** The key that a form submits it under while it is on. */
  name?: string;
  /** What a form submits while it is on. @default 'on' */
  value?: string;
  /** Takes neither focus nor presses. @default false */
  isDisabled?: boolean;
  /** The root element: the switch with its texts. */
  ref?: Ref<HTMLDivElement>;
  /** The checkbox inside that takes focus. */
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

/** Drawn anew when it is given something else to show. */
const Drawn = memo(SwitchView, sameProps) as typeof SwitchView;

/** A setting that is on or off and changes at once. Its name is the label alone. */
export function Switch(props: SwitchProps) {
  return <Drawn {...useSteadyHandlers(props)} />;
}
