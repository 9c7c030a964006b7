import { useId, type Ref } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { Period } from '../../ledger';
import { useMessages } from '../../messages';
import { fieldMessages } from '../../messages/shared/field';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldTextProps } from '../Field/fieldProps';
import { DateInput } from './DateField';
import * as styles from './DateRangeField.css';

export interface DateRangeFieldProps extends FieldTextProps {
  /** First and last date as `YYYY-MM-DD`, if controlled; empty for none. */
  value?: Period;
  /** Initial dates, if uncontrolled. @default { from: '', to: '' } */
  defaultValue?: Period;
  /** Called with both dates when either changes; an incomplete date is empty. The last date may be before the first. */
  onChange?: (period: Period) => void;
  /** First date offered by the pickers, as `YYYY-MM-DD`. An earlier date can still be typed, so validate it. */
  min?: string;
  /** Last date offered by the pickers, as `YYYY-MM-DD`. A later date can still be typed, so validate it. */
  max?: string;
  /** Label of the start date. @default 'From' */
  fromLabel?: string;
  /** Label of the end date. @default 'To' */
  toLabel?: string;
  /** Name of the first date in the submitted form data. */
  fromName?: string;
  /** Name of the last date in the submitted form data. */
  toName?: string;
  /** Sets `aria-required` on both dates; validation is up to the form. @default false */
  isRequired?: boolean;
  /** Prevents focus and input, and excludes the dates from form submission. @default false */
  isDisabled?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const NO_PERIOD: Period = { from: '', to: '' };

/**
 * Two date inputs with a common label and error. The second picker offers no date before the first date. Use it in
 * forms and for dates that the user knows; to choose a period on a calendar use `RangeCalendar`.
 */
export function DateRangeField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = NO_PERIOD,
  onChange,
  min,
  max,
  fromLabel,
  toLabel,
  fromName,
  toName,
  isRequired,
  isDisabled,
  ref,
}: DateRangeFieldProps) {
  const t = useMessages(fieldMessages);
  const id = useId();
  const [period, setPeriod] = useControlledState(value, defaultValue, onChange);
  const shared = {
    max,
    isRequired,
    isDisabled,
    isInvalid: Boolean(errorMessage),
    'aria-describedby': errorMessage ? `${id}-error` : undefined,
  };
  return (
    <FieldGroup {...{ id, label, isLabelHidden, isOptional, description, errorMessage, ref }}>
      <div className={styles.dates}>
        <DateInput
          {...shared}
          label={fromLabel ?? t('from')}
          name={fromName}
          value={period.from}
          onChange={(from) => setPeriod((latest) => ({ ...latest, from }))}
          min={min}
        />
        <DateInput
          {...shared}
          label={toLabel ?? t('to')}
          name={toName}
          value={period.to}
          onChange={(to) => setPeriod((latest) => ({ ...latest, to }))}
          min={min !== undefined && min > period.from ? min : period.from || undefined}
        />
      </div>
    </FieldGroup>
  );
}
