import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { memo } from 'react';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import * as fieldStyles from '../Field/Field.css';
import { FieldLayout } from '../Field/FieldLayout';
import type { ChoiceProps } from '../Field/fieldProps';
import { RadioCard, type RadioCardOption } from './RadioCard';

export interface RadioCardsProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Options in display order, one card each. */
  options: readonly RadioCardOption<Id>[];
}

function CardsView<Id extends string = string>({
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

/** Re-renders only if its props differ by value, because apps often pass new but equal objects. */
const MemoizedCards = memo(CardsView, arePropsEqual) as typeof CardsView;

/**
 * A radio group rendered as cards. Use it for options that need a description or icon; for short ones use
 * `SegmentedControl` or `ChoiceChips`, for many `Select`.
 */
export function RadioCards<Id extends string = string>(props: RadioCardsProps<Id>) {
  return <MemoizedCards {...useStableHandlers(props)} />;
}
