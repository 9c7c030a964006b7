import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import * as styles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { getHintStyle } from '../Field/getHintStyle';
import { getInputDirection, type InputDirection } from '../Field/getInputDirection';

export interface TextFieldProps extends TextInputProps {
  /** The input type: sets touch keyboard and date picker. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month' | 'time';
  /**
   * Text direction: `ltr` for numbers, codes and URLs, `auto` for the direction of the first letter.
   * @default 'auto' for `text`, else 'ltr'
   */
  dir?: InputDirection;
  /** Such as `email` or `cc-number`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Capitalization by touch keyboards. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  /** Touch keyboard, if `type` does not imply it. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  /** Label of the touch keyboard's Enter key. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  /** Maximum length in characters. */
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
            dir={getInputDirection(dir, text)}
            autoCapitalize={autoCapitalize}
            placeholder={placeholder}
            style={getHintStyle(placeholder)}
            className={styles.input}
          />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
