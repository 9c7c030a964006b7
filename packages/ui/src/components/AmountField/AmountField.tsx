import { useId, type CSSProperties } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { warnOnce } from '../../development/warnOnce';
import { SpokenAlternative } from '../Amount/SpokenAlternative';
import * as fieldStyles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import * as styles from './AmountField.css';
import { useAmountInput } from './useAmountInput';

export interface AmountFieldProps extends TextInputProps {
  /**
   * Input in English notation, regardless of the language, if controlled: '1,500.5'. Parse it with `parseAmount` and
   * the same number of decimals and currency.
   */
  value?: string;
  /**
   * Name in the submitted form data, which has the text as shown, in the notation of the language: '1.500,5' in German.
   * Parse it with `parseAmount`, the language's `locale`, the number of decimals and the currency.
   */
  name?: string;
  /** `lg` for the amount step of a flow, `md` in forms. @default 'md' */
  size?: 'md' | 'lg';
  /** Currency before the input, such as `PKR`. */
  prefix?: string;
  /** Unit after the input, such as `g`. */
  suffix?: string;
  /** Screen reader text for an abbreviated prefix or suffix, such as `روپے`. @default the visible text */
  unitLabel?: string;
  /**
   * The currency's number of decimals. An amount with more shows an error; with 0, points and commas only group digits.
   * @default no limit
   */
  maxDecimals?: number;
  /**
   * Currency code, such as `PKR`. An amount with the sign, code or unit of another currency shows an error.
   * @default any currency
   */
  currency?: string;
  /** Placeholder, shown while the field is empty. @default '0' */
  placeholder?: string;
  /** Id of an element that also describes the field, such as its `AvailableBalance`. */
  'aria-describedby'?: string;
}

/** Text with more characters must shrink to fit a 320 px wide screen. */
const LONG_LENGTH = 8;
const LONGEST_LENGTH = 13;

function getLength(value: string) {
  if (value.length > LONGEST_LENGTH) return 'longest';
  return value.length > LONG_LENGTH ? 'long' : undefined;
}

const createWidthVars = (typed: string, affix: string) =>
  ({ '--rad-typed': typed.length, '--rad-affix': affix.length }) as CSSProperties;

/**
 * An amount input, left to right in every language. Groups digits as the language does while the user types, and
 * selects a prefilled amount on focus. Text that is not an amount is kept. Use it for amounts of money or metal; on a
 * screen with its own keys use `Numpad`, for other numbers a `TextField` with `inputMode`. docs/rules.md MONEY-9,
 * MONEY-16 to MONEY-20.
 */
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
  maxDecimals = Infinity,
  currency,
  placeholder = '0',
  inputRef,
  'aria-describedby': describedBy,
  ...props
}: AmountFieldProps) {
  const affixId = useId();
  if (process.env.NODE_ENV !== 'production' && typeof (value ?? defaultValue) !== 'string') {
    const given: unknown = value ?? defaultValue;
    warnOnce(
      `AmountField "${label}" is given the ${typeof given} ${String(given)}: its value is a text, as it is ` +
        `typed. Begin with "", and keep what onChange says.`,
    );
  }
  const { text, problem, changeText, inputHandlers } = useAmountInput(
    { value, defaultValue, onChange },
    { decimals: maxDecimals, currency, unit: prefix ?? suffix, unitLabel },
  );
  const error = problem || errorMessage;
  const isLarge = size === 'lg';
  const affix = (unit: string | undefined, id: string | undefined) =>
    unit && (
      <span id={id} className={isLarge ? `${styles.affix} ${styles.largeAffix}` : styles.affix}>
        <SpokenAlternative as={unitLabel}>{unit}</SpokenAlternative>
      </span>
    );

  return (
    <AriaTextField
      {...props}
      value={text}
      onChange={changeText}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={
        [(prefix || suffix) && affixId, describedBy].filter(Boolean).join(' ') || undefined
      }
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description }} errorMessage={error}>
        <FieldControl dir="ltr" className={isLarge ? styles.largeControl : undefined}>
          {affix(prefix, affixId)}
          <AriaInput
            {...inputHandlers}
            ref={inputRef}
            placeholder={placeholder}
            data-length={getLength(text)}
            style={
              isLarge ? createWidthVars(text || placeholder, prefix ?? suffix ?? '') : undefined
            }
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
