import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useMessages } from '../../messages';
import { fieldMessages } from '../../messages/shared/field';
import { IconButton } from '../Button';
import * as styles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { toggle } from './PasswordField.css';

export interface PasswordFieldProps extends TextInputProps {
  /** Whether password managers fill in a saved password or suggest a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/**
 * A password input with a button that shows the password. The button's label changes, so it has no `aria-pressed`. Use
 * it for passwords; for a PIN or one-time code use `CodeField`.
 */
export function PasswordField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  autoComplete = 'current-password',
  placeholder,
  inputRef,
  ...props
}: PasswordFieldProps) {
  const t = useMessages(fieldMessages);
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
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl>
          <AriaInput
            ref={inputRef}
            dir="ltr"
            autoCapitalize="none"
            placeholder={placeholder}
            className={styles.input}
          />
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
