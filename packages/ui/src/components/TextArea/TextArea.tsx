import { useState, type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldControl, FieldLayout, type FieldProps } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import { CharacterCounter } from './CharacterCounter';
import * as styles from './TextArea.css';

export interface TextAreaProps
  extends
    FieldProps,
    Pick<AriaTextFieldProps, 'onBlur' | 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly'> {
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Shows a counter towards this many characters. It does not limit. */
  counterMax?: number;
  /** Lines of text it has room for before it scrolls. @default 3 */
  rows?: number;
  placeholder?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  counterMax,
  rows = 3,
  placeholder,
  inputRef,
  ...props
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue);
  const shown = value ?? typed;
  const counter =
    counterMax === undefined ? undefined : (
      <CharacterCounter count={shown.length} max={counterMax} />
    );

  return (
    <AriaTextField
      {...props}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout
        {...{ label, isLabelHidden, isOptional, description, errorMessage }}
        footnote={counter}
      >
        <FieldControl>
          <AriaTextArea
            ref={inputRef}
            rows={rows}
            placeholder={placeholder}
            className={`${fieldStyles.input} ${styles.input}`}
          />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
