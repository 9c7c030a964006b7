import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import * as styles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { hintStyle } from '../Field/hintStyle';
import { inputDirection, type InputDirection } from '../Field/inputDirection';

export interface TextFieldProps extends TextInputProps {
  /** The kind of text: decides the touch keyboard, and the picker of a date or time. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month' | 'time';
  /**
   * How its text runs in a language that is written from the right: `ltr` for numbers, codes and addresses
   * of the net, `auto` as its first letter does. @default 'auto' for `text`, else 'ltr'
   */
  dir?: InputDirection;
  /** What a browser may fill in, such as `email` or `cc-number`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What a touch keyboard capitalises. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  /** Which touch keyboard comes, where `type` does not say it. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  /** What the Enter key of a touch keyboard says. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  /** Characters at which it takes no more. */
  maxLength?: number;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  type = 'text',
  dir = type === 'text' ? 'auto' : 'ltr',
  autoCapitalize,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  const [text, setText] = useControlledState(value, defaultValue, onChange);
  return (
    <AriaTextField
      {...props}
      value={text}
      onChange={setText}
      type={type}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl>
          <AriaInput
            ref={inputRef}
            dir={inputDirection(dir, text)}
            autoCapitalize={autoCapitalize}
            placeholder={placeholder}
            style={hintStyle(placeholder)}
            className={styles.input}
          />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
