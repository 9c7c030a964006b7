import type { PasskeyRequest } from '@rad-wallet/ui/features/consent';
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** The signal closes the prompt. @throws an error whose `name` WebAuthn defines */
async function prompt<Response>(
  start: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  signal.throwIfAborted();
  const close = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', close);
  try {
    return await start();
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/** Signs the challenge of the options with a passkey. @throws as `prompt` */
export const signWithPasskey = (
  options: PasskeyRequest,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON> =>
  // Its types name the values of WebAuthn, for which those of the DOM have strings.
  prompt(
    () => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    signal,
  );

/** @throws as `prompt` */
export const createPasskey = (
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  signal: AbortSignal,
): Promise<RegistrationResponseJSON> => prompt(() => startRegistration({ optionsJSON }), signal);

/** The user closed the prompt, or did not answer in time: browsers do not distinguish them. */
export const isCancelled = (error: unknown) => hasName(error, 'NotAllowedError', 'AbortError');

/** The device already has a passkey of the account. */
export const isAlreadyCreated = (error: unknown) => hasName(error, 'InvalidStateError');

const hasName = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name);
