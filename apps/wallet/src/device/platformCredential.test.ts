import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCredential,
  CredentialRefusal,
  forgetCredential,
  proveCredential,
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
  static signalUnknownCredential = vi.fn<(asked: object) => Promise<void>>();
  constructor(
    readonly response: unknown,
    readonly rawId: ArrayBuffer = idBytes.buffer,
  ) {}
}

const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();

/** The answer of an authenticator that has recognised the person, or has not. */
function assertion(challenge: BufferSource, { isVerified = true, said = '' } = {}) {
  const data = new Uint8Array(37);
  data[32] = isVerified ? 0b101 : 0b001;
  const text = btoa(String.fromCharCode(...(challenge as Uint8Array)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const json = said || JSON.stringify({ type: 'webauthn.get', challenge: text });
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

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'granted',
    (error: unknown) => (error instanceof CredentialRefusal ? error.reason : 'unknown'),
  );

const prove = () => proveCredential(ID);
const make = () => createCredential(holder);

describe('making a key pair', () => {
  it('answers its id, as text for a URL', async () => {
    await expect(make()).resolves.toBe(ID);
  });

  it('is asked of this device alone, which must recognise the person', async () => {
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

  it('names the person where they have no email', async () => {
    await createCredential({ ...holder, email: '' });
    expect(create.mock.calls[0]![0].publicKey!.user.name).toBe('Ali Hassan');
  });
});

describe('proving it', () => {
  it('asks for that key pair, and for the person', async () => {
    await prove();
    const { publicKey } = get.mock.calls[0]![0];
    expect(publicKey!.userVerification).toBe('required');
    expect(publicKey!.allowCredentials).toEqual([
      { type: 'public-key', id: idBytes, transports: ['internal'] },
    ]);
  });

  it('has another challenge each time', async () => {
    await prove();
    await prove();
    const [first, second] = get.mock.calls.map(([{ publicKey }]) => publicKey!.challenge);
    expect(first).not.toEqual(second);
  });

  it.each([
    ['nobody was recognised', (c: BufferSource) => assertion(c, { isVerified: false })],
    ['another challenge was answered', () => assertion(new Uint8Array(32))],
    ['what was said cannot be read', (c: BufferSource) => assertion(c, { said: '{' })],
    ['nothing was said of the challenge', (c: BufferSource) => assertion(c, { said: '{}' })],
    ['the answer is of another kind', () => new FakeCredential({})],
    ['there is no answer', () => null],
  ])('fails where %s', async (_what, answer) => {
    get.mockImplementation(async ({ publicKey }) => answer(publicKey!.challenge));
    await expect(reasonOf(prove())).resolves.toBe('failed');
  });
});

describe.each([
  ['making', make, create],
  ['proving', prove, get],
])('%s', (_name, asked, device) => {
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
    await expect(reasonOf(asked())).resolves.toBe(reason);
  });

  // docs/rules.md TIME-12
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
    const reason = reasonOf(asked());
    await vi.advanceTimersByTimeAsync(ms);
    await expect(reason).resolves.toBe(expected);
  });

  it('is not even asked for where the device cannot', async () => {
    FakeCredential.isUserVerifyingPlatformAuthenticatorAvailable.mockResolvedValue(false);
    await expect(reasonOf(asked())).resolves.toBe('unavailable');
    vi.stubGlobal('navigator', {});
    await expect(reasonOf(asked())).resolves.toBe('unavailable');
    vi.stubGlobal('navigator', { credentials: { create, get } });
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await expect(reasonOf(asked())).resolves.toBe('unavailable');
    expect(device).not.toHaveBeenCalled();
  });
});

describe('forgetting it', () => {
  it('tells the device which', () => {
    forgetCredential(ID);
    expect(FakeCredential.signalUnknownCredential).toHaveBeenCalledWith({
      rpId: 'wallet.example',
      credentialId: ID,
    });
  });

  it('is silent where a browser cannot, or will not, tell', () => {
    FakeCredential.signalUnknownCredential.mockRejectedValue(new Error('no'));
    expect(() => forgetCredential(ID)).not.toThrow();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    expect(() => forgetCredential(ID)).not.toThrow();
  });
});
