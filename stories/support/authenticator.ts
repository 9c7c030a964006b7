import { fn, spyOn } from 'storybook/test';

/** The browser's own classes have no constructor. */
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

/** Mocks of the authenticator. */
export const authenticator = { create };

/** The error of a cancelled or failed recognition. */
export const notAllowed = () => new DOMException('The request was closed', 'NotAllowedError');
