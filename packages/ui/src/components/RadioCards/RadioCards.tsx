import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLayout, type FieldProps } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import { RadioCard, type RadioCardOption } from './RadioCard';
import * as styles from './RadioCards.css';

export interface RadioCardsProps<Id extends string = string> extends Omit<
  FieldProps,
  'isOptional'
> {
  options: readonly RadioCardOption<Id>[];
  /** The chosen id, or null for none. */
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** One choice out of a list of rich options, each a card. */
export function RadioCards<Id extends string = string>({
  label,
  isLabelHidden,
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
      <FieldLayout {...{ label, isLabelHidden, description, errorMessage }}>
        <div className={styles.cards}>
          {options.map((option) => (
            <RadioCard key={option.id} {...option} />
          ))}
        </div>
      </FieldLayout>
    </AriaRadioGroup>
  );
}
