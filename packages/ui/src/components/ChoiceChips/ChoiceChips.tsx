import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import * as fieldStyles from '../Field/Field.css';
import { FieldLayout } from '../Field/FieldLayout';
import type { ChoiceProps } from '../Field/fieldProps';
import * as styles from './ChoiceChips.css';

export interface ChipOption<Id extends string = string> {
  id: Id;
  label: string;
}

export interface ChoiceChipsProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Hides the label visually. @default true */
  isLabelHidden?: boolean;
  /** Options in display order. For two to four options use `SegmentedControl`. */
  options: readonly ChipOption<Id>[];
}

/**
 * A radio group rendered as chips that wrap. Use it for filters with five or more short options; for two to four use
 * `SegmentedControl`, in a form `Select`.
 */
export function ChoiceChips<Id extends string = string>({
  label,
  isLabelHidden = true,
  isOptional,
  description,
  errorMessage,
  options,
  onChange,
  ...props
}: ChoiceChipsProps<Id>) {
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
        <div className={styles.chips}>
          {options.map(({ id, label: text }) => (
            <AriaRadioField key={id} value={id}>
              <AriaRadioButton className={styles.chip}>{text}</AriaRadioButton>
            </AriaRadioField>
          ))}
        </div>
      </FieldLayout>
    </AriaRadioGroup>
  );
}
