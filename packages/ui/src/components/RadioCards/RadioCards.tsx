import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import * as fieldStyles from '../Field/Field.css';
import { FieldLayout } from '../Field/FieldLayout';
import type { ChoiceProps } from '../Field/fieldProps';
import { RadioCard, type RadioCardOption } from './RadioCard';

export interface RadioCardsProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Options in display order, one card each. */
  options: readonly RadioCardOption<Id>[];
}

/** A radio group rendered as cards. */
export function RadioCards<Id extends string = string>({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  options,
  onChange,
  ...props
}: RadioCardsProps<Id>) {
  return (
    <AriaRadioGroup
      {...props}
      onChange={(value) => {
        const chosen = options.find((option) => option.id === value);
        if (chosen) onChange?.(chosen.id);
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        {options.map((option) => (
          <RadioCard key={option.id} {...option} />
        ))}
      </FieldLayout>
    </AriaRadioGroup>
  );
}
