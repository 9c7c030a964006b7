import * as v from 'valibot';

/**
 * A key pair that the device's own authenticator makes and uses only after it has recognised the person:
 * by fingerprint, face, or the code of the device's own lock.
 *
 * Challenges are made and looked at right here, since the wallet has no server for it. So this guards the
 * screen against somebody who picks the phone up, and not the account: whoever can change what runs in
 * the browser can step around it. With a server, it makes the challenges and checks the signatures.
 */

/** Why the device did not do what it was asked for. It tells being closed and not recognising apart no further. */
export type Refusal = 'cancelled' | 'failed' | 'timedOut' | 'unavailable';

/** Rejected with by all that is asked of the device. */
export class CredentialRefusal extends Error {
  override name = 'CredentialRefusal';
  constructor(
    readonly reason: Refusal,
    cause?: unknown,
  ) {
    super(`The device refused: ${reason}.`, { cause });
  }
}

/** Whom the key pair is made for, and by whom, as the device may list it. */
export interface CredentialHolder {
  wallet: string;
  name: string;
  email: string;
}

/** How long the device may take, ms. docs/rules.md TIME-12. */
export const CREDENTIAL_TIMEOUT = 60_000;

/** ES256 and RS256: between them, every platform has one. */
const ALGORITHMS = [-7, -257];

/** Which bit of the authenticator's flags says that it recognised the person. */
const USER_VERIFIED = 0b100;

/** Where the flags stand in the authenticator's data: after the hash of the site's name. */
const FLAGS_AT = 32;

const reasons: Record<string, Refusal> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  TimeoutError: 'timedOut',
  NotSupportedError: 'unavailable',
  // Where the address is an IP, or not secure.
  SecurityError: 'unavailable',
};

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/** Whether this browser can ask a fingerprint sensor, a camera or a lock of the device. */
async function isAvailable(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis) || !navigator.credentials) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

/** Asks the device, and turns whatever comes of it into a credential or a refusal. */
async function ask(
  question: () => Promise<Credential | null>,
): Promise<PublicKeyCredential & { response: AuthenticatorResponse }> {
  const start = performance.now();
  try {
    if (!(await isAvailable())) throw new CredentialRefusal('unavailable');
    const answer = await question();
    if (answer instanceof PublicKeyCredential) return answer;
    throw new CredentialRefusal('failed');
  } catch (error) {
    if (error instanceof CredentialRefusal) throw error;
    const reason = reasons[error instanceof Error ? error.name : ''] ?? 'failed';
    // A time that ran out has the same name as a request that was closed.
    const isLate = reason === 'cancelled' && performance.now() - start >= CREDENTIAL_TIMEOUT;
    throw new CredentialRefusal(isLate ? 'timedOut' : reason, error);
  }
}

/**
 * Makes a key pair for the person, once the device has recognised them, and answers its id.
 * @throws CredentialRefusal
 */
export async function createCredential(
  { wallet, name, email }: CredentialHolder,
  signal?: AbortSignal,
): Promise<string> {
  const { rawId } = await ask(() =>
    navigator.credentials.create({
      signal,
      publicKey: {
        challenge: random(32),
        rp: { name: wallet },
        user: { id: random(16), name: email || name, displayName: name },
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
  return toText(rawId);
}

/**
 * Has the device recognise the person again: resolves when it did.
 * @throws CredentialRefusal
 */
export async function proveCredential(id: string, signal?: AbortSignal): Promise<void> {
  const challenge = random(32);
  const { response } = await ask(() =>
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
  if (!isProof(response, challenge)) throw new CredentialRefusal('failed');
}

/** Whether an answer is one to this challenge, given after the person was recognised. */
function isProof(response: AuthenticatorResponse, challenge: Uint8Array<ArrayBuffer>): boolean {
  if (!(response instanceof AuthenticatorAssertionResponse)) return false;
  const flags = new Uint8Array(response.authenticatorData)[FLAGS_AT] ?? 0;
  const answers = v.object({ challenge: v.literal(toText(challenge.buffer)) });
  const said = new TextDecoder().decode(response.clientDataJSON);
  return (
    (flags & USER_VERIFIED) !== 0 &&
    v.safeParse(v.pipe(v.string(), v.parseJson(), answers), said).success
  );
}

/**
 * Lets the device know that a key pair is done with, so that it need not offer it any more. Not every
 * browser can be told; the key pair opens nothing without its id, which the wallet has forgotten.
 */
export function forgetCredential(id: string): void {
  if (!('PublicKeyCredential' in globalThis)) return;
  void PublicKeyCredential.signalUnknownCredential?.({
    rpId: window.location.hostname,
    credentialId: id,
  }).catch(() => {});
}
