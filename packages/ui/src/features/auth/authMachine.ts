import { cleanIdentifier, isBlank } from '../../format';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import {
  createSubmissionMachine,
  type FieldError,
  type FieldErrors,
} from '../../engine/submission';
import { simulate } from '../../engine/requests';
import { isEmailAddress } from './emailAddress';
import './messages';

export type AuthMode = 'signIn' | 'signUp';

export interface AuthValues {
  mode: AuthMode;
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

export type AuthField = Exclude<keyof AuthValues, 'mode'>;

export const AUTH_FIELDS: Record<AuthMode, readonly AuthField[]> = {
  signIn: ['email', 'password'],
  signUp: ['name', 'email', 'phone', 'password', 'confirmPassword'],
};

/** Minimum length of a new password. docs/rules.md AUTH-5. */
export const MIN_PASSWORD_LENGTH = 8;

const initialValues: AuthValues = {
  mode: 'signIn',
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

const isSecret = (field: AuthField) => field === 'password' || field === 'confirmPassword';

/** All fields are required (docs/rules.md AUTH-3). Only a password may consist of spaces. */
function validateFields(values: AuthValues): FieldErrors<AuthValues> {
  const fieldErrors: { [Field in AuthField]?: FieldError } = {};
  for (const field of AUTH_FIELDS[values.mode]) {
    const isMissing = isSecret(field) ? values[field] === '' : isBlank(values[field]);
    if (isMissing) fieldErrors[field] = 'missing';
  }
  if (!fieldErrors.email && !isEmailAddress(values.email)) fieldErrors.email = 'malformed';
  return fieldErrors;
}

/** Returns the first violated rule. docs/rules.md AUTH-4, AUTH-5. */
function findProblem({ mode, password, confirmPassword }: AuthValues): Problem | null {
  if (mode === 'signIn') return null;
  if (password !== confirmPassword) return { id: 'passwordsDontMatch' };
  return [...password].length < MIN_PASSWORD_LENGTH
    ? { id: 'passwordTooShort', values: { min: MIN_PASSWORD_LENGTH } }
    : null;
}

export type AuthFields =
  | { mode: 'signIn'; email: string; password: string }
  | { mode: 'signUp'; name: string; email: string; phone: string; password: string };

function toSubject({ mode, name, email, phone, password }: AuthValues): AuthFields {
  const account = { email: cleanIdentifier(email), password };
  return mode === 'signIn'
    ? { mode, ...account }
    : { mode, ...account, name: name.trim(), phone: cleanIdentifier(phone, 'kept') };
}

/**
 * The default `submit` simulates the request (docs/rules.md AUTH-6). `reset` with a mode switches to it and clears the
 * form. Emits `toast` events and, after success, `left`.
 */
export const authMachine = createSubmissionMachine({
  id: 'auth',
  description: 'Signs in or signs up.',
  initialValues,
  validateFields,
  findProblem,
  toSubject,
  success: ({ values }) => ({ id: values.mode === 'signIn' ? 'welcomeBack' : 'accountCreated' }),
  failure: ({ mode }) => ({ id: mode === 'signIn' ? 'signInFailed' : 'signUpFailed' }),
  /** A simulated delay. docs/rules.md TIME-1. */
  submit: simulate(1500),
});

export type AuthActor = ActorRefFrom<typeof authMachine>;
