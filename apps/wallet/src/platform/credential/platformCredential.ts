import * as v from 'valibot';

/**
 * A WebAuthn key pair in the platform authenticator. Challenges are created and verified here, without a server: this
 * protects the screen from somebody who picks up the phone, but not the account. A production server should do both.
 */

/** `cancelled` includes failed biometric checks, which browsers do not distinguish. */
export type CredentialFailureReason = 'cancelled' | 'failed' | 'timedOut' | 'unavailable';

export class CredentialError extends Error {
  override name = 'CredentialRefusal';
  constructor(
    readonly reason: CredentialFailureReason,
    cause?: unknown,
  ) {
    super(`The device refused: ${reason}.`, { cause });
  }
}

/** Labels for the device's passkey list. */
export interface CredentialHolder {
  wallet: string;
  name: string;
  email: string;
}

/** How long the user has to respond to the device prompt, in ms. docs/rules.md TIME-12. */
export const CREDENTIAL_TIMEOUT = 60_000;

/** ES256 and RS256: every platform supports at least one of them. */
const ALGORITHMS = [-7, -257];

/** The UV (user verified) bit in the authenticator data's flags. */
const USER_VERIFIED = 0b100;

/** Index of the flags byte, which follows the SHA-256 hash of the RP id. */
const FLAGS_OFFSET = 32;

const reasonByErrorName: Record<string, CredentialFailureReason> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  TimeoutError: 'timedOut',
  NotSupportedError: 'unavailable',
  // Thrown if the origin is an IP address or is not secure.
  SecurityError: 'unavailable',
};

const createRandomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

async function isAvailable(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis) || !navigator.credentials) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

/** @throws CredentialError */
async function requestCredential(
  request: () => Promise<Credential | null>,
): Promise<PublicKeyCredential & { response: AuthenticatorResponse }> {
  const start = performance.now();
  try {
    if (!(await isAvailable())) throw new CredentialError('unavailable');
    const answer = await request();
    if (answer instanceof PublicKeyCredential) return answer;
    throw new CredentialError('failed');
  } catch (error) {
    if (error instanceof CredentialError) throw error;
    const reason = reasonByErrorName[error instanceof Error ? error.name : ''] ?? 'failed';
    // Browsers use the same error name for a timeout and a cancelled request.
    const isLate = reason === 'cancelled' && performance.now() - start >= CREDENTIAL_TIMEOUT;
    throw new CredentialError(isLate ? 'timedOut' : reason, error);
  }
}

/** Returns the key pair's id after the device has verified the user. @throws CredentialError */
export async function createCredential(
  { wallet, name, email }: CredentialHolder,
  signal?: AbortSignal,
): Promise<string> {
  const { rawId } = await requestCredential(() =>
    navigator.credentials.create({
      signal,
      publicKey: {
        challenge: createRandomBytes(32),
        rp: { name: wallet },
        user: { id: createRandomBytes(16), name: email || name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        attestation: 'none',
        timeout: CREDENTIAL_TIMEOUT,
      },
    }),
  );
  return toBase64Url(rawId);
}

/** Resolves after the device has verified the user. @throws CredentialError */
export async function verifyCredential(id: string, signal?: AbortSignal): Promise<void> {
  const challenge = createRandomBytes(32);
  const { response } = await requestCredential(() =>
    navigator.credentials.get({
      signal,
      publicKey: {
        challenge,
        allowCredentials: [{ type: 'public-key', id: toBytes(id), transports: ['internal'] }],
        userVerification: 'required',
        timeout: CREDENTIAL_TIMEOUT,
      },
    }),
  );
  if (!isValidAssertion(response, challenge)) throw new CredentialError('failed');
}

function isValidAssertion(
  response: AuthenticatorResponse,
  challenge: Uint8Array<ArrayBuffer>,
): boolean {
  if (!(response instanceof AuthenticatorAssertionResponse)) return false;
  const flags = new Uint8Array(response.authenticatorData)[FLAGS_OFFSET] ?? 0;
  const answers = v.object({ challenge: v.literal(toBase64Url(challenge.buffer)) });
  const clientData = new TextDecoder().decode(response.clientDataJSON);
  return (
    (flags & USER_VERIFIED) !== 0 &&
    v.safeParse(v.pipe(v.string(), v.parseJson(), answers), clientData).success
  );
}

/** Without browser support, the key pair stays on the device but is useless, because the wallet has deleted its id. */
export function forgetCredential(id: string): void {
  if (!('PublicKeyCredential' in globalThis)) return;
  void PublicKeyCredential.signalUnknownCredential?.({
    rpId: window.location.hostname,
    credentialId: id,
  }).catch(() => {});
}
