import { ProblemError } from '@rad-wallet/ui/flows/shared';
import type { ToastId } from '@rad-wallet/ui/Toast';
import { CredentialRefusal, type Refusal } from './platformCredential';

/** The toast for each refusal. */
export type RefusalToasts = Record<Refusal, ToastId>;

/** docs/rules.md LOCK-6 */
export const unlockToasts: RefusalToasts = {
  cancelled: 'unlockCancelled',
  failed: 'unlockFailed',
  timedOut: 'unlockTimedOut',
  unavailable: 'biometricsGone',
};

/** docs/rules.md SET-8 */
export const registrationToasts: RefusalToasts = {
  cancelled: 'biometricsCancelled',
  failed: 'biometricsFailed',
  timedOut: 'biometricsTimedOut',
  unavailable: 'biometricsUnavailable',
};

/** Rejects with the toast of a refusal. */
export async function withRefusalToasts<T>(request: Promise<T>, toasts: RefusalToasts): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof CredentialRefusal) throw new ProblemError({ id: toasts[error.reason] });
    throw error;
  }
}
