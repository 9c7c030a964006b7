import { fn, spyOn } from 'storybook/test';

/** The browser's own classes cannot be constructed. */
function createCredential(): PublicKeyCredential {
  return Object.create(PublicKeyCredential.prototype, {
    rawId: { value: Uint8Array.of(1, 2, 3).buffer },
    response: { value: Object.create(AuthenticatorAttestationResponse.prototype) },
  }) as PublicKeyCredential;
}

const create = fn<CredentialsContainer['create']>().mockName('create');

/** Replaces the platform authenticator. Call it in `beforeEach`; returns a function that restores the real one. */
export function replaceAuthenticator({ isAvailable = true } = {}) {
  create.mockReset().mockImplementation(async () => createCredential());
  spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(
    isAvailable,
  );
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'credentials');
  };
}

export const authenticator = { create };

export const createNotAllowedError = () =>
  new DOMException('The request was closed', 'NotAllowedError');
