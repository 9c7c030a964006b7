import { ProblemError } from '@rad-wallet/ui/engine';
import type { ToastId } from '@rad-wallet/ui/Toast';
import { CredentialError, type CredentialFailureReason } from './platformCredential';

export type CredentialErrorToasts = Record<CredentialFailureReason, ToastId>;

/** Toasts for failed unlocking. docs/rules.md LOCK-6. */
export const unlockToasts: CredentialErrorToasts = {
  cancelled: 'unlockCancelled',
  failed: 'unlockFailed',
  timedOut: 'unlockTimedOut',
  unavailable: 'biometricsGone',
};

/** Toasts for failed registration. docs/rules.md SET-8. */
export const registrationToasts: CredentialErrorToasts = {
  cancelled: 'biometricsCancelled',
  failed: 'biometricsFailed',
  timedOut: 'biometricsTimedOut',
  unavailable: 'biometricsUnavailable',
};

/** Rejects with an error that contains the matching toast. */
export async function withErrorToasts<T>(
  request: Promise<T>,
  toasts: CredentialErrorToasts,
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof CredentialError) throw new ProblemError({ id: toasts[error.reason] });
    throw error;
  }
}
