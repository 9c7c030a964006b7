import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '../../components/PasswordField';
import { useFieldProblem } from '../../flows/shared';
import { useSubmissionField } from '../../flows/submission';
import type { AuthActor } from './authMachine';

interface AuthPasswordFieldProps {
  actor: AuthActor;
  field: 'password' | 'confirmPassword';
  /** The password is chosen here, not recalled. @default false */
  isNew?: boolean;
}

/** A password, with the rule on it that was broken. */
export function AuthPasswordField({ actor, field, isNew = false }: AuthPasswordFieldProps) {
  const t = useTranslations('auth');
  const problemFor = useFieldProblem();
  const { value, onChange, flaw } = useSubmissionField(actor, field);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const broken = problemFor(
    problem,
    field === 'password' ? 'passwordTooShort' : 'passwordsDontMatch',
  );
  return (
    <PasswordField
      label={t(field)}
      name={field}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      description={isNew && field === 'password' ? t('passwordHint') : undefined}
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={flaw ? t(`missing.${field}`) : broken}
    />
  );
}
