import { memo, type HTMLInputAutoCompleteAttribute } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import * as styles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { getPlaceholderStyle } from '../Field/getPlaceholderStyle';
import { getInputDirection, type InputDirection } from '../Field/getInputDirection';

export interface TextFieldProps extends TextInputProps {
  /** The `type` attribute, which determines the on-screen keyboard or date picker. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month' | 'time';
  /** `auto` uses the direction of the first letter. @default 'auto' for `text`, otherwise 'ltr' */
  dir?: InputDirection;
  /** Autofill hint, such as `email` or `cc-number`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Capitalization by on-screen keyboards. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  /** Type of on-screen keyboard, if `type` does not imply it. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  /** Label of the Enter key on on-screen keyboards. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  /** Maximum input length in characters; the browser rejects more. */
  maxLength?: number;
}

/** Re-renders only if its props differ. */
const MemoizedTextField = memo(function TextFieldView({
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
            style={getPlaceholderStyle(placeholder)}
            className={styles.input}
          />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
});

/**
 * A single-line text field. Use it for short text; for amounts use `AmountField`, for several lines `TextArea`, for
 * passwords `PasswordField`, for codes `CodeField`.
 */
export function TextField(props: TextFieldProps) {
  return <MemoizedTextField {...useStableHandlers(props)} />;
}
