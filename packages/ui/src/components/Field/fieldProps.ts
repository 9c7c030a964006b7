import type { FocusEvent, ReactNode, Ref } from 'react';

export interface FieldTextProps {
  /** Label above the field. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean;
  /** Shows 'Optional' beside the label. @default false */
  isOptional?: boolean;
  /** Help text below the field. */
  description?: ReactNode;
  /** Shown below the field; marks it as invalid. */
  errorMessage?: ReactNode;
}

export interface FieldProps extends FieldTextProps {
  /** Sets `aria-required`; the form must validate. @default false */
  isRequired?: boolean;
  /** Prevents focus and input; excluded from submission. @default false */
  isDisabled?: boolean;
  /** Name in the submitted form data. */
  name?: string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

export interface TextInputProps<Input extends HTMLElement = HTMLInputElement> extends FieldProps {
  /** The text, if controlled. */
  value?: string;
  /** Initial text, if uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the raw text on every change. */
  onChange?: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: (event: FocusEvent) => void;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Allows focus and copying, not editing. @default false */
  isReadOnly?: boolean;
  /** Focuses it on mount. @default false */
  autoFocus?: boolean;
  /** The focusable input element. */
  inputRef?: Ref<Input>;
}

export interface ChoiceProps<Id extends string = string> extends FieldProps {
  /** The selected id or null, if controlled. */
  value?: Id | null;
  /** Initial id, if uncontrolled. @default null */
  defaultValue?: Id | null;
  /** Called with the selected id. */
  onChange?: (id: Id) => void;
}
