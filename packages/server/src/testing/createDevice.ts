import type {
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyRegistration,
  PasskeyRequest,
} from '@rad-wallet/api';
import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator';
import { createHash, createPrivateKey, sign } from 'node:crypto';

export interface DeviceOptions {
  /** Where the wallet is served. */
  origin: string;
  /** By how much the counter rises with each use. @default 1 */
  increment?: number;
}

/** What a forged answer has instead of the true one. It is signed like a true one. */
export interface Forgery {
  /** Members of the client data. */
  clientData?: Readonly<Record<string, unknown>>;
  rpId?: string;
  /** Bits of the authenticator data. */
  flags?: number;
}

const decode = (text: string) => Buffer.from(text, 'base64url');
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A simulated device with a browser. Each has its own memory, which the library's devices share by default. */
export function createDevice({ origin, increment = 1 }: DeviceOptions) {
  const credentialsRepository = new PasskeysCredentialsMemoryRepository();
  let verifies = true;
  const interact = () => ({ options: { uv: verifies, up: true } });
  const browser = new WebAuthnEmulator(
    new AuthenticatorEmulator({
      credentialsRepository,
      signCounterIncrement: increment,
      userMakeCredentialInteraction: interact,
      userGetAssertionInteraction: interact,
    }),
  );
  return {
    create: (options: PasskeyOptions, at = origin): PasskeyRegistration =>
      browser.createJSON(at, options),
    answer: (request: PasskeyRequest, at = origin): PasskeyAnswer => browser.getJSON(at, request),
    /** Whether the device verifies the person who uses it. */
    setVerification: (value: boolean) => {
      verifies = value;
    },
    forge: (answer: PasskeyAnswer, { clientData, rpId, flags }: Forgery): PasskeyAnswer => {
      const text = JSON.stringify({
        ...JSON.parse(decode(answer.response.clientDataJSON).toString()),
        ...clientData,
      });
      // https://www.w3.org/TR/webauthn-3/#authenticator-data: the hash of the RP ID, flags, the counter.
      const data = decode(answer.response.authenticatorData);
      if (rpId !== undefined) hash(rpId).copy(data);
      if (flags !== undefined) data[32] = flags;
      const source = credentialsRepository
        .loadCredentials()
        .map((credential) => credential.publicKeyCredentialSource)
        .find(({ id }) => encode(new Uint8Array(id)) === answer.id);
      if (!source) throw new Error('This device has not created the passkey');
      const key = createPrivateKey({
        key: Buffer.from(source.privateKey),
        format: 'der',
        type: 'pkcs8',
      });
      return {
        ...answer,
        response: {
          ...answer.response,
          clientDataJSON: encode(Buffer.from(text)),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', Buffer.concat([data, hash(text)]), key)),
        },
      };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
