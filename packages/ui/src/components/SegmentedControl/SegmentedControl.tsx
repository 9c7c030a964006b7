import type { LucideIcon } from 'lucide-react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { FieldLayout } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './SegmentedControl.css';

export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Names the group. */
  label: string;
  /** @default true */
  isLabelHidden?: boolean;
  /** Two to four short choices. */
  segments: readonly Segment<Id>[];
  value?: Id;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  isDisabled?: boolean;
  name?: string;
}

/** One of a few choices, all in sight. */
export function SegmentedControl<Id extends string = string>({
  label,
  isLabelHidden = true,
  segments,
  onChange,
  ...props
}: SegmentedControlProps<Id>) {
  return (
    <AriaRadioGroup
      {...props}
      orientation="horizontal"
      onChange={(value) => {
        const chosen = segments.find((segment) => segment.id === value);
        if (chosen) onChange?.(chosen.id);
      }}
      className={fieldStyles.field}
    >
      <FieldLayout label={label} isLabelHidden={isLabelHidden}>
        <div className={styles.segments}>
          {segments.map(({ id, label: text, icon: Icon, isDisabled }) => (
            <AriaRadioField key={id} value={id} isDisabled={isDisabled} className={styles.field}>
              <AriaRadioButton className={styles.segment}>
                {Icon && <Icon aria-hidden className={styles.icon} />}
                <span className={styles.label}>{text}</span>
              </AriaRadioButton>
            </AriaRadioField>
          ))}
        </div>
      </FieldLayout>
    </AriaRadioGroup>
  );
}
