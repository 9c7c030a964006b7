import type { PasskeyAnswer, PasskeyRegistration } from '@rad-wallet/api';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { CreatedPasskey, StoredPasskey } from '../store/port';
import type { RelyingParty } from './relyingParty';

/** ES256, EdDSA and RS256, the preferred one first: https://www.iana.org/assignments/cose. */
export const ALGORITHMS = [-7, -8, -257];

const clientDataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ crossOrigin: v.optional(v.boolean(), false) }),
);

/** Whether another site had embedded the wallet in a frame. The library permits this unless `topOrigin` is present. */
function isFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  const parsed = v.safeParse(clientDataSchema, text);
  return !parsed.success || parsed.output.crossOrigin;
}

/** Returns null if the passkey was not created for this challenge at the wallet, by a person whom the device verified. */
export async function verifyRegistration(
  { response, ...credential }: PasskeyRegistration,
  { challenge, relyingParty }: { challenge: string; relyingParty: RelyingParty },
): Promise<CreatedPasskey | null> {
  if (isFramed(response)) return null;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const created = registrationInfo?.credential;
    if (created?.id !== credential.id) return null;
    return {
      id: created.id,
      publicKey: Buffer.from(created.publicKey).toString('base64url'),
      counter: created.counter,
      transports: response.transports ?? [],
    };
  } catch {
    return null;
  }
}

/** Returns the counter of the device, or null if this passkey did not sign this challenge. */
export async function verifyAnswer(
  { response, ...credential }: PasskeyAnswer,
  {
    challenge,
    passkey,
    handle,
    relyingParty,
  }: {
    challenge: string;
    passkey: StoredPasskey;
    /** The user handle of the account holder. */
    handle: string;
    relyingParty: RelyingParty;
  },
): Promise<number | null> {
  const userHandle = response.userHandle ?? undefined;
  if (isFramed(response) || (userHandle !== undefined && userHandle !== handle)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        type: 'public-key',
        response: { ...response, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
