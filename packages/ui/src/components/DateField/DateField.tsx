import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { DateFieldProps } from './dateFieldProps';

interface DateInputProps extends DateFieldProps {
  /** Whether the input is marked as invalid. @default if there is an `errorMessage` */
  isInvalid?: boolean;
  /** The id of an element outside the field that describes it. */
  'aria-describedby'?: string;
}

/** `DateField`, and one part of `DateRangeField`, whose parts share an error. */
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
 * A date input. It is the platform's, which formats and announces dates in the user's language; React Aria's has no Urdu
 * announcements.
 */
export function DateField(props: DateFieldProps) {
  return <DateInput {...props} />;
}
