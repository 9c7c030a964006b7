import type { FocusEvent, ReactNode, Ref } from 'react';

/** What stands around the control of every field. */
export interface FieldTextProps {
  /** Names the field, above it. */
  label: string;
  /** Keeps the label for screen readers only, where the page already says it. @default false */
  isLabelHidden?: boolean;
  /** Marks the field as one that may stay empty. @default false */
  isOptional?: boolean;
  /** Help that stands below the field at all times. */
  description?: ReactNode;
  /** What is wrong, said beside the field. A message makes the field invalid. */
  errorMessage?: ReactNode;
}

/** What every field takes that has a value to submit. */
export interface FieldProps extends FieldTextProps {
  /** Tells assistive technology that the field must be filled in. It is for the form to refuse. @default false */
  isRequired?: boolean;
  /** Takes neither focus nor input, and is not submitted. @default false */
  isDisabled?: boolean;
  /** The key that a form submits it under. */
  name?: string;
  /** The root element: the field with its label and its messages. */
  ref?: Ref<HTMLDivElement>;
}

/** What every field takes that is typed into. */
export interface TextInputProps<Input extends HTMLElement = HTMLInputElement> extends FieldProps {
  /** The text, where its owner keeps it. */
  value?: string;
  /** The text at first, where the field keeps it. @default '' */
  defaultValue?: string;
  /** Hears the text with every change, as typed. */
  onChange?: (value: string) => void;
  /** Focus has left the field. */
  onBlur?: (event: FocusEvent) => void;
  /** An example or a hint, in sight while the field is empty. */
  placeholder?: string;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** Takes focus as soon as it is there. @default false */
  autoFocus?: boolean;
  /** The element inside that is typed into and takes focus. */
  inputRef?: Ref<Input>;
}

/** What every field takes that one of some options is chosen in. */
export interface ChoiceProps<Id extends string = string> extends FieldProps {
  /** The chosen option's id, or null for none, where its owner keeps it. */
  value?: Id | null;
  /** The id chosen at first, where the field keeps it. @default null */
  defaultValue?: Id | null;
  /** Hears the id of the option that was chosen. */
  onChange?: (id: Id) => void;
}
