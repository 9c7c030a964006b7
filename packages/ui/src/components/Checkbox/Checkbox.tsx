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
  /** The label; may contain links. */
  children: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** Error shown below the checkbox; also marks it as invalid. */
  errorMessage?: ReactNode;
  /** Checked state, if controlled. */
  isSelected?: boolean;
  /** Initial checked state, if uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Called with the new state when the user toggles it. */
  onChange?: (isSelected: boolean) => void;
  /** Shows a dash, for groups in which some but not all options are checked. @default false */
  isIndeterminate?: boolean;
  /** Sets `aria-required`; validation is up to the form. @default false */
  isRequired?: boolean;
  /** Prevents focus and presses. @default false */
  isDisabled?: boolean;
  /** Name in the submitted form data. */
  name?: string;
  /** Value in the submitted form data while checked. @default 'on' */
  value?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref to the focusable `input` element. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A checkbox. Use it for consent or for one of several options; for a setting that applies immediately use `Switch`.
 */
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
