import { TextField, type TextFieldProps } from '../../components/TextField';
import { useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import type { AddCardActor, AddCardValues } from './addCardMachine';
import { detectBrand } from './cardNumber';
import { formatCardNumberInput, formatExpiryInput } from './cardInput';

interface FieldProps {
  actor: AddCardActor;
}

const inputProps = {
  number: { dir: 'ltr', autoComplete: 'cc-number', inputMode: 'numeric', autoCapitalize: 'none' },
  expiry: { dir: 'ltr', autoComplete: 'cc-exp', inputMode: 'numeric', autoCapitalize: 'none' },
  code: { dir: 'ltr', autoComplete: 'cc-csc', inputMode: 'numeric', autoCapitalize: 'none' },
  name: { autoComplete: 'cc-name', autoCapitalize: 'words' },
  nickname: { autoComplete: 'off', autoCapitalize: 'sentences' },
} as const satisfies Record<Exclude<keyof AddCardValues, 'tokenized'>, Partial<TextFieldProps>>;

export function CardNumberField({ actor }: FieldProps) {
  const t = useMessages(paymentMethodsMessages);
  const field = useSubmissionField(actor, 'number', 'cardUnsupported');
  const { value, onChange, fieldError } = field;
  const brand = detectBrand(value);
  return (
    <TextField
      {...inputProps.number}
      label={t('fields.number')}
      name="number"
      placeholder={t('numberPlaceholder')}
      description={brand ? t(`brands.${brand}`) : t('numberHint')}
      isRequired
      value={value}
      onChange={(next) => onChange(formatCardNumberInput(value, next))}
      errorMessage={fieldError ? t(`${fieldError}.number`) : field.errorMessage}
    />
  );
}

export function ExpiryField({ actor }: FieldProps) {
  const t = useMessages(paymentMethodsMessages);
  const field = useSubmissionField(actor, 'expiry', 'cardExpired');
  const { value, onChange, fieldError } = field;
  return (
    <TextField
      {...inputProps.expiry}
      label={t('fields.expiry')}
      name="expiry"
      placeholder={t('expiryPlaceholder')}
      isRequired
      value={value}
      onChange={(next) => onChange(formatExpiryInput(value, next))}
      errorMessage={fieldError ? t(`${fieldError}.expiry`) : field.errorMessage}
    />
  );
}

export function SecurityCodeField({ actor }: FieldProps) {
  const t = useMessages(paymentMethodsMessages);
  const { value, onChange, fieldError } = useSubmissionField(actor, 'code');
  return (
    <TextField
      {...inputProps.code}
      label={t('fields.code')}
      name="code"
      description={t('codeHint')}
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={fieldError && t(`${fieldError}.code`)}
    />
  );
}

export function CardholderField({ actor }: FieldProps) {
  const t = useMessages(paymentMethodsMessages);
  const { value, onChange, fieldError } = useSubmissionField(actor, 'name');
  return (
    <TextField
      {...inputProps.name}
      label={t('fields.name')}
      name="name"
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={fieldError && t('missing.name')}
    />
  );
}

export function NicknameField({ actor }: FieldProps) {
  const t = useMessages(paymentMethodsMessages);
  const { value, onChange } = useSubmissionField(actor, 'nickname');
  return (
    <TextField
      {...inputProps.nickname}
      label={t('fields.nickname')}
      name="nickname"
      placeholder={t('nicknamePlaceholder')}
      isOptional
      value={value}
      onChange={onChange}
    />
  );
}
