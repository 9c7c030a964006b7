import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { hasDecimalComma } from '../../format/amountNotation';
import { readAmount } from '../../format/parseAmount';
import {
  canBecomeGrouped,
  isInOtherCurrency,
  moveCaret,
  readField,
  showValue,
  skipMark,
  typeIntoField,
  type FieldFormat,
  type TypedAmount,
} from '../../format/typedAmount';
import { useMessages } from '../../messages';
import { fieldMessages } from '../../messages/shared/field';
import { IntlContext } from '../../messages/intl';
import { getLanguageTag } from '../../locale/languages';

interface ValueProps {
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

interface InputFormat extends Omit<FieldFormat, 'locale'> {
  /** The unit in words. */
  unitLabel: string | undefined;
}

const DECIMAL_EXAMPLE = '12.50';

/** Whether an input event is a single key press rather than a paste or autofill, which replace the text. */
const isKeyPress = ({ inputType, data }: InputEvent) =>
  inputType?.startsWith('delete') || (inputType?.startsWith('insert') && data?.length === 1);

/** State and event handlers of an amount input in the provider's language. */
export function useAmountInput(
  { value: given, defaultValue, onChange }: ValueProps,
  { decimals, currency: code = '', unit, unitLabel }: InputFormat,
) {
  const t = useMessages(fieldMessages);
  const locale = use(IntlContext)?.language.formatLocale ?? 'en';
  const format = { locale, decimals, currency: code, unit };
  const [state, setValue] = useControlledState(given, defaultValue, onChange);
  // Apps without type checks may pass numbers.
  const value = String(state);
  const [typed, setTyped] = useState<TypedAmount | null>(null);
  const [isFocused, setFocused] = useState(false);
  /** A change without an input event is the reset of a form, whose amount counts as prefilled. */
  const isInput = useRef(false);
  const isPrefilled = typed?.value !== value;
  const text = isPrefilled ? showValue(value, locale) : typed.text;

  const reading = readAmount(text, format);
  const isIncomplete = isFocused && decimals === 0 && canBecomeGrouped(text);
  const findProblem = () => {
    if (text === '' || isIncomplete) return undefined;
    if (reading.kind === 'tooManyDecimals') return t('tooManyDecimals', { max: decimals });
    if (reading.kind === 'otherCurrency') {
      const hasCode = getLanguageTag(locale) === 'en' && /^[A-Z]{3}$/.test(code);
      return t('otherCurrency', { code, unit: hasCode ? code : (unitLabel ?? unit ?? code) });
    }
    if (reading.kind !== 'misplacedMark') return undefined;
    // Without decimals, no decimal separator is valid.
    if (decimals === 0) return t('tooManyDecimals', { max: decimals });
    return t('decimalMark', {
      mark: hasDecimalComma(locale) ? 'comma' : 'point',
      example: showValue(DECIMAL_EXAMPLE, locale),
    });
  };

  const rereadInCurrency = useEffectEvent(() => {
    const isOwn = isInOtherCurrency(value) && reading.kind === 'amount';
    if (isOwn) setValue(readField(text, format).value);
  });
  useEffect(() => rereadInCurrency(), [code]);

  function changeText(next: string) {
    const read = readField(next, format);
    setTyped(isInput.current ? read : null);
    isInput.current = false;
    setValue(read.value);
  }

  /**
   * Runs before React handles the input event. Setting the text moves the caret to the end, so the caret is restored.
   */
  function groupInput({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
    isInput.current = true;
    const event = nativeEvent as InputEvent;
    const edited = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const after = isKeyPress(event) ? skipMark(text, edited, event.inputType, format) : edited;
    const shown = isKeyPress(event)
      ? typeIntoField(text, after.text, format).text
      : readField(after.text, format).text;
    if (shown === input.value) return;
    const caret = moveCaret(after.text, after.caret, shown, locale);
    input.value = shown;
    input.setSelectionRange(caret, caret);
  }

  const inputHandlers = {
    onInput: groupInput,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      setFocused(true);
      if (isPrefilled) currentTarget.select();
    },
    onBlur: () => {
      setFocused(false);
      if (!isPrefilled) setTyped({ value, text: showValue(value, locale) });
    },
  };

  return { text, problem: findProblem(), changeText, inputHandlers };
}
