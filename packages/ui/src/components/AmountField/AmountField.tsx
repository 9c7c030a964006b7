import { use, useId, type CSSProperties } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { countDecimals, parseAmount } from '../../format/parseAmount';
import { warnOnce } from '../../development/warnOnce';
import { toDecimalPoint } from '../../format/toDecimalPoint';
import { useTranslations } from '../../messages';
import { IntlContext } from '../../messages/intl';
import { SpokenAlternative } from '../Amount/SpokenAlternative';
import * as fieldStyles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import * as styles from './AmountField.css';

export interface AmountFieldProps extends TextInputProps {
  /** Raw input, if controlled; parse it with `parseAmount`. */
  value?: string;
  /** `lg` for the amount step of a flow, `md` in forms. @default 'md' */
  size?: 'md' | 'lg';
  /** Currency before the input, such as `PKR`. */
  prefix?: string;
  /** Unit after the input, such as `g`. */
  suffix?: string;
  /** Screen reader text for an abbreviated prefix or suffix, such as `روپے`. @default the visible text */
  unitLabel?: string;
  /**
   * Maximum number of decimals, not counting zeros at the end. Input with more is rejected; a value with more, because
   * the currency has changed, is shown with an error. @default no limit
   */
  maxDecimals?: number;
  /** Placeholder, shown while the field is empty. @default '0' */
  placeholder?: string;
  /** Id of an element that also describes the field, such as its `AvailableBalance`. */
  'aria-describedby'?: string;
}

/** Text with more characters than this must shrink to fit a 320 px wide screen. */
const LONG_LENGTH = 8;
const LONGEST_LENGTH = 13;

function getLength(value: string) {
  if (value.length > LONGEST_LENGTH) return 'longest';
  return value.length > LONG_LENGTH ? 'long' : undefined;
}

/** Removes the field's unit before or after an amount such as 'KD 5.250' or '2 tola'. docs/rules.md MONEY-15. */
function removeOwnUnit(text: string, unit = ''): string {
  if (unit === '' || parseAmount(text) !== null) return text;
  const pasted = text.trim();
  const bare = pasted.startsWith(unit)
    ? pasted.slice(unit.length)
    : pasted.endsWith(unit)
      ? pasted.slice(0, -unit.length)
      : pasted;
  return parseAmount(bare) === null ? text : bare.trim();
}

const createWidthVars = (typed: string, affix: string) =>
  ({ '--rad-typed': typed.length, '--rad-affix': affix.length }) as CSSProperties;

/**
 * An amount input, left to right in every language. Keeps the raw input: nothing is rounded or grouped. Only the
 * field's own unit is removed, and a decimal comma becomes a point in languages that use one.
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
  placeholder = '0',
  inputRef,
  'aria-describedby': describedBy,
  ...props
}: AmountFieldProps) {
  const t = useTranslations('field');
  const affixId = useId();
  const locale = use(IntlContext)?.language.formatLocale ?? 'en';
  const [typed, setTyped] = useControlledState(value, defaultValue, onChange);
  const changeText = (text: string) => {
    const next = removeOwnUnit(toDecimalPoint(text, locale), prefix ?? suffix);
    // An amount that already has more, because the currency changed, can be shortened.
    if (countDecimals(next) <= Math.max(maxDecimals, countDecimals(typed))) setTyped(next);
  };
  if (process.env.NODE_ENV !== 'production' && typeof typed !== 'string') {
    warnOnce(
      `AmountField "${label}" is given the ${typeof typed} ${String(typed)}: its value is a text, as it is ` +
        `typed. Begin with "", and keep what onChange says.`,
    );
  }
  // A number, which is reported above, must not crash the field.
  const hasTooManyDecimals = countDecimals(String(typed)) > maxDecimals;
  const error = errorMessage || (hasTooManyDecimals && t('tooManyDecimals', { max: maxDecimals }));
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
      value={typed}
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
            ref={inputRef}
            placeholder={placeholder}
            data-length={getLength(typed)}
            style={
              isLarge ? createWidthVars(typed || placeholder, prefix ?? suffix ?? '') : undefined
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
