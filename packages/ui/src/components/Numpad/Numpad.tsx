import { Delete } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { useControlledState } from 'react-stately/useControlledState';
import { getFigureParts } from '../../format/formatDecimal';
import { useMessages } from '../../messages';
import { fieldMessages } from '../../messages/shared/field';
import { useLocale } from '../../messages/intl';
import * as styles from './Numpad.css';
import { getNumpadKey, pressCodeKey, pressKey, type NumpadKey } from './pressKey';

export interface NumpadProps {
  /** Accessible name of the group of keys. */
  label: string;
  /** The entered number in English notation, such as '12.', if controlled. Parse it with `parseAmount`. */
  value?: string;
  /** Initial value, if uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the raw input whenever a key changes it. */
  onChange?: (value: string) => void;
  /** Maximum digits after the decimal separator; 0 removes the decimal key. Ignored if masked. @default 2 */
  maxDecimals?: number;
  /** Maximum length of the value, in characters. @default 12 */
  maxLength?: number;
  /**
   * For a PIN: keeps leading zeros, removes the decimal key, and announces how many of the `maxLength` digits are entered
   * instead of the digits. @default false
   */
  isMasked?: boolean;
  /** Disables all keys. @default false */
  isDisabled?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** How long the backspace key must be held to clear the value, in ms. */
const LONG_PRESS_MS = 500;

/**
 * A number pad that replaces the on-screen keyboard, always left to right. Display the value beside it. Use it on a
 * screen whose only task is to enter a number; in forms use `AmountField`. For a PIN, use it with a `CodeField` that has
 * `hasNumpad`.
 */
export function Numpad({
  label,
  value,
  defaultValue = '',
  onChange,
  maxDecimals = 2,
  maxLength = 12,
  isMasked = false,
  isDisabled = false,
  ref,
}: NumpadProps) {
  const t = useMessages(fieldMessages);
  const decimals = isMasked ? 0 : maxDecimals;
  const locale = useLocale();
  const decimalSign = getFigureParts('0.1', 1, { locale }).fraction.charAt(0);
  const [entered, setEntered] = useControlledState(value, defaultValue, onChange);
  const ids = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = (key: NumpadKey) =>
    setEntered((latest) =>
      isMasked
        ? pressCodeKey(latest, key, maxLength)
        : pressKey(latest, key, { maxDecimals, maxLength }),
    );

  function pressTypedKey(event: KeyboardEvent) {
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = getNumpadKey(event.key, locale, decimals);
    if (key) press(key);
  }

  const renderKey = (key: NumpadKey, sign: string = key, name?: string) => (
    <AriaButton
      key={key}
      aria-label={name}
      isDisabled={isDisabled}
      className={styles.key}
      onPress={() => press(key)}
    >
      {sign}
    </AriaButton>
  );

  return (
    <AriaGroup
      ref={ref}
      dir="ltr"
      aria-labelledby={`${ids}-label`}
      isDisabled={isDisabled}
      className={styles.numpad}
      onKeyDown={pressTypedKey}
    >
      {({ isFocusWithin }) => (
        <>
          <span id={`${ids}-label`} className={styles.hidden}>
            {label}
          </span>
          {/* Announced only while a key has focus, because a focused input announces typed text itself. */}
          <span aria-live={isFocusWithin ? 'polite' : 'off'} className={styles.hidden}>
            {isMasked ? t('digitsEntered', { count: entered.length, max: maxLength }) : entered}
          </span>
          {DIGITS.map((digit) => renderKey(digit))}
          {decimals > 0 ? renderKey('.', decimalSign, t('decimalPoint')) : <span />}
          {renderKey('0')}
          <AriaButton
            aria-label={t('deleteDigit')}
            aria-describedby={`${ids}-hold`}
            isDisabled={isDisabled}
            className={styles.key}
            onPressStart={() => {
              timer.current = setTimeout(() => setEntered(''), LONG_PRESS_MS);
            }}
            onPressEnd={() => clearTimeout(timer.current)}
            onPress={() => press('Backspace')}
          >
            <Delete aria-hidden className={styles.icon} />
          </AriaButton>
          <span id={`${ids}-hold`} hidden>
            {t('holdToClear')}
          </span>
        </>
      )}
    </AriaGroup>
  );
}
