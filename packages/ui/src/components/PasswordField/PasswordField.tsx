import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useTranslations } from 'use-intl';
import { IconButton } from '../Button';
import { FieldControl, FieldLayout, type FieldProps } from '../Field';
import * as styles from '../Field/Field.css';
import { toggle } from './PasswordField.css';

export interface PasswordFieldProps
  extends
    Omit<FieldProps, 'isOptional'>,
    Pick<
      AriaTextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'name' | 'isRequired' | 'isDisabled'
    > {
  /** Tells a password manager whether to fill or to propose. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  inputRef?: Ref<HTMLInputElement>;
}

/** A password that the person can look at. The button's name says what it will do, so it carries no pressed state. */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  autoComplete = 'current-password',
  inputRef,
  ...props
}: PasswordFieldProps) {
  const t = useTranslations('common');
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, description, errorMessage }}>
        <FieldControl>
          <AriaInput ref={inputRef} autoCapitalize="none" className={styles.input} />
          <span className={toggle}>
            <IconButton
              icon={isShown ? EyeOff : Eye}
              aria-label={isShown ? t('hidePassword') : t('showPassword')}
              isDisabled={props.isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </span>
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
}
