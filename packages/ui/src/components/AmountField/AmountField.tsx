import { useId, type CSSProperties } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { complain } from '../../development/complain';
import { Heard } from '../Amount/Heard';
import * as fieldStyles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import * as styles from './AmountField.css';

export interface AmountFieldProps extends TextInputProps {
  /** What the person typed, as typed, where its owner keeps it; read it with `parseAmount`. */
  value?: string;
  /** `lg` is the one figure of an amount step, `md` stands in a form. @default 'md' */
  size?: 'md' | 'lg';
  /** Currency before the figure, such as `PKR`. */
  prefix?: string;
  /** Unit after the figure, such as `g`. */
  suffix?: string;
  /** How prefix or suffix is heard, where it is an abbreviation: a word such as `روپے`. @default as it is seen */
  unitLabel?: string;
  /** In sight while the field is empty. @default '0' */
  placeholder?: string;
}

/** Lengths from which the large figure no longer fits a 320 px screen at its size, in characters. */
const LONG = 8;
const LONGEST = 13;

function lengthOf(value: string) {
  if (value.length > LONGEST) return 'longest';
  return value.length > LONG ? 'long' : undefined;
}

/** What the figures' size is reckoned with. */
const roomFor = (typed: string, affix: string) =>
  ({ '--rad-typed': typed.length, '--rad-affix': affix.length }) as CSSProperties;

/** An amount of money or metal; currency, figure and unit run from the left in every language. It keeps precisely what was typed: a text field, so nothing is rounded, grouped or refused while typing. */
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
  unitLabel,
  placeholder = '0',
  inputRef,
  ...props
}: AmountFieldProps) {
  const affixId = useId();
  const [typed, setTyped] = useControlledState(value, defaultValue, onChange);
  if (process.env.NODE_ENV !== 'production' && typeof typed !== 'string') {
    complain(
      `AmountField "${label}" is given the ${typeof typed} ${String(typed)}: its value is a text, as it is ` +
        `typed. Begin with "", and keep what onChange says.`,
    );
  }
  const isLarge = size === 'lg';
  const affix = (unit: string | undefined, id: string | undefined) =>
    unit && (
      <span id={id} className={isLarge ? `${styles.affix} ${styles.largeAffix}` : styles.affix}>
        <Heard as={unitLabel}>{unit}</Heard>
      </span>
    );

  return (
    <AriaTextField
      {...props}
      value={typed}
      onChange={setTyped}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={prefix || suffix ? affixId : undefined}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl dir="ltr" className={isLarge ? styles.largeControl : undefined}>
          {affix(prefix, affixId)}
          <AriaInput
            ref={inputRef}
            placeholder={placeholder}
            data-length={lengthOf(typed)}
            style={isLarge ? roomFor(typed || placeholder, prefix ?? suffix ?? '') : undefined}
            className={[fieldStyles.input, styles.input, isLarge && styles.largeInput]
              .filter(Boolean)
              .join(' ')}
          />
          {affix(suffix, prefix ? undefined : affixId)}
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
