import { ProblemError } from '@rad-wallet/ui/flows/shared';
import type { ToastId } from '@rad-wallet/ui/Toast';
import { CredentialRefusal, type Refusal } from './platformCredential';

/** What a person is told of a refusal. */
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

/** Waits for the device and turns its refusal into what the person is told. */
export async function tellingRefusals<T>(asked: Promise<T>, toasts: RefusalToasts): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CredentialRefusal) throw new ProblemError({ id: toasts[error.reason] });
    throw error;
  }
}
