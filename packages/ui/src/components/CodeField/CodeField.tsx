import { LoaderCircle } from 'lucide-react';
import { useState, type ClipboardEvent, type CSSProperties, type SyntheticEvent } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { useMessages } from '../../messages';
import { fieldMessages } from '../../messages/shared/field';
import { spinner } from '../Button/Button.css';
import * as fieldStyles from '../Field/Field.css';
import { FieldLayout } from '../Field/FieldLayout';
import type { InputProps } from '../Field/fieldProps';
import { CodeCells } from './CodeCells';
import * as styles from './CodeField.css';
import { getDigits, readCode } from './readCode';

export interface CodeFieldProps extends InputProps {
  /** The entered code, if controlled; Latin digits only. */
  value?: string;
  /** Called with the code in Latin digits whenever the user changes it. */
  onChange?: (value: string) => void;
  /** Called after `onChange` when the code is complete, and only once per code. */
  onComplete?: (value: string) => void;
  /** Number of digits. @default 6 */
  length?: number;
  /** Hides the digits, for a PIN, and disables autofill of one-time codes. @default false */
  isMasked?: boolean;
  /** Keeps the on-screen keyboard closed, for a field with a `Numpad` below it. @default false */
  hasNumpad?: boolean;
  /** Prevents changes but keeps focus; shows and announces that the code is being verified. @default false */
  isPending?: boolean;
}

type InputEvent = SyntheticEvent<HTMLInputElement>;

/** Runs before React handles the input event. Setting the text moves the caret to the end, so the caret is restored. */
function normalizeInput({ currentTarget: input }: InputEvent, length: number) {
  const read = readCode(input.value, input.selectionStart ?? input.value.length, length);
  input.value = read.code;
  input.setSelectionRange(read.caret, read.caret);
}

/** The invisible text is narrower than the cells, so a press anywhere moves the caret to the end. */
function moveCaretToEnd({ currentTarget: input }: InputEvent) {
  if (input.selectionStart !== input.selectionEnd) return;
  input.setSelectionRange(input.value.length, input.value.length);
}

/**
 * An input for a one-time code or a PIN, displayed as one cell for each digit. Accepts Arabic and Urdu digits. Use it
 * for codes of a fixed number of digits; for a password use `PasswordField`.
 */
export function CodeField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  length = 6,
  isMasked = false,
  hasNumpad = false,
  isPending = false,
  isReadOnly = false,
  inputRef,
  ...props
}: CodeFieldProps) {
  const t = useMessages(fieldMessages);
  const [code, setCode] = useControlledState(value, defaultValue, onChange);
  const [selection, setSelection] = useState<readonly [number, number]>([0, 0]);

  function changeCode(next: string) {
    if (next === code) return;
    setCode(next);
    if (next.length === length) onComplete?.(next);
  }

  function updateSelection({ currentTarget: input }: InputEvent) {
    setSelection([input.selectionStart ?? 0, input.selectionEnd ?? 0]);
  }

  function selectBeforePaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) {
    if (getDigits(clipboardData.getData('text')).length >= length) currentTarget.select();
  }

  return (
    <AriaTextField
      {...props}
      value={code}
      onChange={changeCode}
      type={isMasked ? 'password' : 'text'}
      inputMode={hasNumpad ? 'none' : 'numeric'}
      autoComplete={isMasked ? 'off' : 'one-time-code'}
      isReadOnly={isReadOnly || isPending}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout
        {...{ label, isLabelHidden, isOptional, description, errorMessage }}
        footnote={
          <span role="status" className={styles.status}>
            {isPending && (
              <>
                <LoaderCircle aria-hidden className={spinner} />
                <span>{t('checkingCode')}</span>
              </>
            )}
          </span>
        }
      >
        <div
          dir="ltr"
          className={styles.control}
          style={{ '--rad-cells': length } as CSSProperties}
        >
          <AriaInput
            ref={inputRef}
            className={styles.input}
            onInput={(event) => normalizeInput(event, length)}
            onPaste={selectBeforePaste}
            onClick={moveCaretToEnd}
            onSelect={updateSelection}
          />
          <CodeCells {...{ code, length, isMasked, selection }} />
        </div>
      </FieldLayout>
    </AriaTextField>
  );
}
