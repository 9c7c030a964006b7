import { TextArea } from '../../components/TextArea';
import { TextField, type TextFieldProps } from '../../components/TextField';
import { useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';
import type { ProfileActor } from './profileMachine';

const inputProps = {
  name: { label: 'fullName', type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  email: { label: 'emailAddress', type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { label: 'phoneNumber', type: 'tel', autoComplete: 'tel', autoCapitalize: 'none' },
} as const satisfies Record<string, Partial<TextFieldProps>>;

interface ProfileTextFieldProps {
  actor: ProfileActor;
  field: keyof typeof inputProps;
}

/** Selects only this field's value, so that a key press re-renders only this field. */
export function ProfileTextField({ actor, field }: ProfileTextFieldProps) {
  const t = useMessages(profileMessages);
  const { value, onChange } = useSubmissionField(actor, field);
  const { label, ...input } = inputProps[field];
  return <TextField {...input} label={t(label)} name={field} value={value} onChange={onChange} />;
}

export function AddressField({ actor }: { actor: ProfileActor }) {
  const t = useMessages(profileMessages);
  const { value, onChange } = useSubmissionField(actor, 'address');
  return (
    <TextArea label={t('address')} name="address" value={value} onChange={onChange} rows={2} />
  );
}
