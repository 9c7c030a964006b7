import { Check, CircleAlert, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton as AriaCheckboxButton,
  CheckboxField as AriaCheckboxField,
} from 'react-aria-components/Checkbox';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text as AriaText } from 'react-aria-components/Text';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  /** What is agreed to or chosen; may contain links. */
  children: ReactNode;
  /** Help text below it. */
  description?: ReactNode;
  /** Shown below it; marks it as invalid. */
  errorMessage?: ReactNode;
  /** Whether it is checked, if controlled. */
  isSelected?: boolean;
  /** Initial state, if uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Called on every change. */
  onChange?: (isSelected: boolean) => void;
  /** Shows a dash: some, but not all, of a group is checked. @default false */
  isIndeterminate?: boolean;
  /** Sets `aria-required`; the form must validate. @default false */
  isRequired?: boolean;
  /** Prevents focus and presses. @default false */
  isDisabled?: boolean;
  /** Name in the submitted form data. */
  name?: string;
  /** Submitted value while checked. @default 'on' */
  value?: string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
  /** The focusable checkbox. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Agreement, or one of several choices. For a setting that applies at once use `Switch`. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <AriaCheckboxField
      {...props}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <AriaCheckboxButton className={styles.row}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate ? (
                <Minus aria-hidden strokeWidth={3} className={styles.mark} />
              ) : (
                <Check aria-hidden strokeWidth={3} className={styles.mark} />
              )}
            </span>
            <span className={styles.label}>{children}</span>
          </>
        )}
      </AriaCheckboxButton>
      <AriaFieldError className={fieldStyles.error}>
        <CircleAlert aria-hidden className={fieldStyles.errorIcon} />
        <span>{errorMessage}</span>
      </AriaFieldError>
      {description && (
        <AriaText slot="description" className={fieldStyles.description}>
          {description}
        </AriaText>
      )}
    </AriaCheckboxField>
  );
}
