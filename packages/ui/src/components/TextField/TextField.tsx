import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldControl, FieldLayout, type FieldProps } from '../Field';
import * as styles from '../Field/Field.css';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'inputMode'
      | 'enterKeyHint'
      | 'name'
      | 'autoFocus'
      | 'maxLength'
      | 'isRequired'
      | 'isDisabled'
      | 'isReadOnly'
    > {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month' | 'time';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What a touch keyboard capitalises. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  autoCapitalize,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl>
          <AriaInput
            ref={inputRef}
            autoCapitalize={autoCapitalize}
            placeholder={placeholder}
            className={styles.input}
          />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
