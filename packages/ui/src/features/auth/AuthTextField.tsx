import { TextField, type TextFieldProps } from '../../components/TextField';
import { useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { authMessages } from './messages';
import type { AuthActor } from './authMachine';

const inputProps = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', autoComplete: 'tel' },
} satisfies Record<string, Pick<TextFieldProps, 'type' | 'autoComplete' | 'autoCapitalize'>>;

interface AuthTextFieldProps {
  actor: AuthActor;
  field: keyof typeof inputProps;
}

/** Selects only this field's value, so that a key press re-renders only this field. */
export function AuthTextField({ actor, field }: AuthTextFieldProps) {
  const t = useMessages(authMessages);
  const { value, onChange, fieldError } = useSubmissionField(actor, field);
  const message = fieldError === 'malformed' ? t('emailMalformed') : t(`missing.${field}`);
  return (
    <TextField
      {...inputProps[field]}
      label={t(field)}
      name={field}
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={fieldError && message}
    />
  );
}
