import { PasswordField } from '../../components/PasswordField';
import { useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { authMessages } from './messages';
import { MIN_PASSWORD_LENGTH, type AuthActor } from './authMachine';

interface AuthPasswordFieldProps {
  actor: AuthActor;
  field: 'password' | 'confirmPassword';
  /** Whether it is a new password, which password managers may generate. @default false */
  isNew?: boolean;
}

export function AuthPasswordField({ actor, field, isNew = false }: AuthPasswordFieldProps) {
  const t = useMessages(authMessages);
  const { value, onChange, fieldError, errorMessage } = useSubmissionField(
    actor,
    field,
    field === 'password' ? 'passwordTooShort' : 'passwordsDontMatch',
  );
  return (
    <PasswordField
      label={t(field)}
      name={field}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      description={
        isNew && field === 'password' ? t('passwordHint', { min: MIN_PASSWORD_LENGTH }) : undefined
      }
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={fieldError ? t(`missing.${field}`) : errorMessage}
    />
  );
}
