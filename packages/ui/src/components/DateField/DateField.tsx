import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { DateFieldProps } from './dateFieldProps';

interface DateInputProps extends DateFieldProps {
  /** @default true if there is an `errorMessage` */
  isInvalid?: boolean;
  'aria-describedby'?: string;
}

export function DateInput({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  min,
  max,
  inputRef,
  ...props
}: DateInputProps) {
  return (
    <AriaTextField
      {...props}
      type="date"
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={styles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl>
          <AriaInput ref={inputRef} dir="ltr" min={min} max={max} className={styles.input} />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}

/**
 * A native date input, because React Aria's date field has no Urdu announcements. Use it for one date; for a period use
 * `DateRangeField` or `RangeCalendar`.
 */
export function DateField(props: DateFieldProps) {
  return <DateInput {...props} />;
}
