import type { FocusEvent, ReactNode, Ref } from 'react';

export interface FieldTextProps {
  /** Label above the field. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean;
  /** Shows 'Optional' next to the label. @default false */
  isOptional?: boolean;
  /** Help text below the field. */
  description?: ReactNode;
  /** Error shown below the field; also marks it as invalid. */
  errorMessage?: ReactNode;
}

export interface FieldProps extends FieldTextProps {
  /** Sets `aria-required`; validation is up to the form. @default false */
  isRequired?: boolean;
  /** Prevents focus and input, and excludes the field from form submission. @default false */
  isDisabled?: boolean;
  /** Name in the submitted form data. */
  name?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

export interface InputProps<Input extends HTMLElement = HTMLInputElement> extends FieldProps {
  /** The input's text, if controlled. */
  value?: string;
  /** Initial text, if uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the raw text whenever the user changes it. */
  onChange?: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: (event: FocusEvent) => void;
  /** Allows focus and copying, but not editing. @default false */
  isReadOnly?: boolean;
  /** Focuses the field on mount. @default false */
  autoFocus?: boolean;
  /** Ref to the focusable input element. */
  inputRef?: Ref<Input>;
}

export interface TextInputProps<
  Input extends HTMLElement = HTMLInputElement,
> extends InputProps<Input> {
  /** Placeholder, shown while the field is empty. */
  placeholder?: string;
}

export interface ChoiceProps<Id extends string = string> extends FieldProps {
  /** Id of the selected option or null, if controlled. */
  value?: Id | null;
  /** Id of the initially selected option, if uncontrolled. @default null */
  defaultValue?: Id | null;
  /** Called with the id of the option that the user selects. */
  onChange?: (id: Id) => void;
}
