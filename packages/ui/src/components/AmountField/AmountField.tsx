import { useId, useState, type Ref } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldControl, FieldLayout, type FieldProps } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './AmountField.css';

export interface AmountFieldProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      'onBlur' | 'name' | 'autoFocus' | 'isRequired' | 'isDisabled' | 'isReadOnly'
    > {
  /** What the person typed, as typed; read it with `parseAmount`. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** `lg` is the one figure of an amount step, `md` stands in a form. @default 'md' */
  size?: 'md' | 'lg';
  /** Currency before the figure, such as `PKR`. */
  prefix?: string;
  /** Unit after the figure, such as `g`. */
  suffix?: string;
  /** @default '0' */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Lengths from which the large figure no longer fits a 320 px screen at its size, in characters. */
const LONG = 8;
const LONGEST = 13;

function lengthOf(value: string) {
  if (value.length > LONGEST) return 'longest';
  return value.length > LONG ? 'long' : undefined;
}

/** An amount of money or metal. It keeps precisely what was typed: a text field, so nothing is rounded, grouped or refused while typing. */
export function AmountField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  size = 'md',
  prefix,
  suffix,
  placeholder = '0',
  inputRef,
  ...props
}: AmountFieldProps) {
  const affixId = useId();
  const [typed, setTyped] = useState(defaultValue);
  const shown = value ?? typed;
  const isLarge = size === 'lg';
  const affixClass = isLarge ? `${styles.affix} ${styles.largeAffix}` : styles.affix;

  return (
    <AriaTextField
      {...props}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={prefix || suffix ? affixId : undefined}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl className={isLarge ? styles.largeControl : undefined}>
          {prefix && (
            <span id={affixId} className={affixClass}>
              {prefix}
            </span>
          )}
          <AriaInput
            ref={inputRef}
            dir="ltr"
            placeholder={placeholder}
            data-length={lengthOf(shown)}
            className={[fieldStyles.input, styles.input, isLarge && styles.largeInput]
              .filter(Boolean)
              .join(' ')}
          />
          {suffix && (
            <span id={prefix ? undefined : affixId} className={affixClass}>
              {suffix}
            </span>
          )}
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
