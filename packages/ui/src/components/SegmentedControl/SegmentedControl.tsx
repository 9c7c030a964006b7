import { memo } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import type { IconComponent } from '../../types';
import * as fieldStyles from '../Field/Field.css';
import { FieldLayout } from '../Field/FieldLayout';
import type { ChoiceProps } from '../Field/fieldProps';
import * as styles from './SegmentedControl.css';

export interface SegmentOption<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconComponent;
  /** @default false */
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Hides the label visually. @default true */
  isLabelHidden?: boolean;
  /** Two to four options with short labels, in display order. */
  options: readonly SegmentOption<Id>[];
}

function SegmentsView<Id extends string = string>({
  label,
  isLabelHidden = true,
  isOptional,
  description,
  errorMessage,
  options,
  onChange,
  ...props
}: SegmentedControlProps<Id>) {
  return (
    <AriaRadioGroup
      {...props}
      orientation="horizontal"
      onChange={(value) => {
        const chosen = options.find((option) => option.id === value);
        if (chosen) onChange?.(chosen.id);
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <div className={styles.segments}>
          {options.map(({ id, label: text, icon: Icon, isDisabled }) => (
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

/** Compares props by value, because apps often pass new but equal objects. */
const MemoizedSegments = memo(SegmentsView, arePropsEqual) as typeof SegmentsView;

/**
 * A radio group rendered as two to four adjacent segments. Use it for two to four short options; for more use
 * `ChoiceChips` or `Select`, to switch views `Tabs`.
 */
export function SegmentedControl<Id extends string = string>(props: SegmentedControlProps<Id>) {
  return <MemoizedSegments {...useStableHandlers(props)} />;
}
