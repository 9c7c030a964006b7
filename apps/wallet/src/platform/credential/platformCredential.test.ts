import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCredential,
  CredentialError,
  forgetCredential,
  verifyCredential,
} from './platformCredential';

const holder = { wallet: 'RAD Wallet', name: 'Ali Hassan', email: 'ali@example.com' };
const ID = 'AQID_-8';
const idBytes = Uint8Array.of(1, 2, 3, 255, 239);

class FakeAssertion {
  constructor(
    readonly authenticatorData: ArrayBuffer,
    readonly clientDataJSON: ArrayBuffer,
  ) {}
}

class FakeCredential {
  static isUserVerifyingPlatformAuthenticatorAvailable = vi.fn<() => Promise<boolean>>();
  static signalUnknownCredential = vi.fn<(request: object) => Promise<void>>();
  constructor(
    readonly response: unknown,
    readonly rawId: ArrayBuffer = idBytes.buffer,
  ) {}
}

const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();

function assertion(challenge: BufferSource, { isVerified = true, clientData = '' } = {}) {
  const data = new Uint8Array(37);
  data[32] = isVerified ? 0b101 : 0b001;
  const text = btoa(String.fromCharCode(...(challenge as Uint8Array)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const json = clientData || JSON.stringify({ type: 'webauthn.get', challenge: text });
  const response = new FakeAssertion(
    data.buffer,
    new TextEncoder().encode(json).buffer as ArrayBuffer,
  );
  return new FakeCredential(response);
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  vi.stubGlobal('AuthenticatorAssertionResponse', FakeAssertion);
  vi.stubGlobal('navigator', { credentials: { create, get } });
  vi.stubGlobal('window', { location: { hostname: 'wallet.example' } });
  FakeCredential.isUserVerifyingPlatformAuthenticatorAvailable.mockReset().mockResolvedValue(true);
  FakeCredential.signalUnknownCredential.mockReset().mockResolvedValue();
  create.mockReset().mockResolvedValue(new FakeCredential({}));
  get.mockReset().mockImplementation(async ({ publicKey }) => assertion(publicKey!.challenge));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const getRejectionReason = (request: Promise<unknown>) =>
  request.then(
    () => 'granted',
    (error: unknown) => (error instanceof CredentialError ? error.reason : 'unknown'),
  );

const prove = () => verifyCredential(ID);
const make = () => createCredential(holder);

describe('createCredential', () => {
  it('returns the id in base64url', async () => {
    await expect(make()).resolves.toBe(ID);
  });

  it('requires the platform authenticator and user verification', async () => {
    await make();
    const { publicKey } = create.mock.calls[0]![0];
    expect(publicKey).toMatchObject({
      rp: { name: 'RAD Wallet' },
      user: { name: 'ali@example.com', displayName: 'Ali Hassan' },
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      attestation: 'none',
      timeout: 60_000,
    });
    expect(publicKey!.challenge).toHaveLength(32);
  });

  it('falls back to the name without an email', async () => {
    await createCredential({ ...holder, email: '' });
    expect(create.mock.calls[0]![0].publicKey!.user.name).toBe('Ali Hassan');
  });
});

describe('verifyCredential', () => {
  it('requests that key pair and user verification', async () => {
    await prove();
    const { publicKey } = get.mock.calls[0]![0];
    expect(publicKey!.userVerification).toBe('required');
    expect(publicKey!.allowCredentials).toEqual([
      { type: 'public-key', id: idBytes, transports: ['internal'] },
    ]);
  });

  it('sends a new challenge each time', async () => {
    await prove();
    await prove();
    const [first, second] = get.mock.calls.map(([{ publicKey }]) => publicKey!.challenge);
    expect(first).not.toEqual(second);
  });

  it.each([
    ['the user was not verified', (c: BufferSource) => assertion(c, { isVerified: false })],
    ['the challenge differs', () => assertion(new Uint8Array(32))],
    ['the client data is not JSON', (c: BufferSource) => assertion(c, { clientData: '{' })],
    ['the client data has no challenge', (c: BufferSource) => assertion(c, { clientData: '{}' })],
    ['the response has another type', () => new FakeCredential({})],
    ['there is no response', () => null],
  ])('fails where %s', async (_what, answer) => {
    get.mockImplementation(async ({ publicKey }) => answer(publicKey!.challenge));
    await expect(getRejectionReason(prove())).resolves.toBe('failed');
  });
});

describe.each([
  ['making', make, create],
  ['proving', prove, get],
])('%s', (_name, request, device) => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['TimeoutError', 'timedOut'],
    ['NotSupportedError', 'unavailable'],
    ['SecurityError', 'unavailable'],
    ['InvalidStateError', 'failed'],
    ['UnknownError', 'failed'],
  ])('%s means %s', async (name, reason) => {
    device.mockRejectedValue(new DOMException('no', name));
    await expect(getRejectionReason(request())).resolves.toBe(reason);
  });

  // The timeout is 60 s: docs/rules.md TIME-12.
  it.each([
    [59_999, 'cancelled'],
    [60_000, 'timedOut'],
  ])('refused after %i ms means %s', async (ms, expected) => {
    vi.useFakeTimers();
    device.mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          setTimeout(() => reject(new DOMException('no', 'NotAllowedError')), ms);
        }),
    );
    const reason = getRejectionReason(request());
    await vi.advanceTimersByTimeAsync(ms);
    await expect(reason).resolves.toBe(expected);
  });

  it('is not requested if the device does not support it', async () => {
    FakeCredential.isUserVerifyingPlatformAuthenticatorAvailable.mockResolvedValue(false);
    await expect(getRejectionReason(request())).resolves.toBe('unavailable');
    vi.stubGlobal('navigator', {});
    await expect(getRejectionReason(request())).resolves.toBe('unavailable');
    vi.stubGlobal('navigator', { credentials: { create, get } });
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await expect(getRejectionReason(request())).resolves.toBe('unavailable');
    expect(device).not.toHaveBeenCalled();
  });
});

describe('forgetCredential', () => {
  it('signals the id to the device', () => {
    forgetCredential(ID);
    expect(FakeCredential.signalUnknownCredential).toHaveBeenCalledWith({
      rpId: 'wallet.example',
      credentialId: ID,
    });
  });

  it('does not throw if the browser lacks or rejects the signal', () => {
    FakeCredential.signalUnknownCredential.mockRejectedValue(new Error('no'));
    expect(() => forgetCredential(ID)).not.toThrow();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    expect(() => forgetCredential(ID)).not.toThrow();
  });
});
