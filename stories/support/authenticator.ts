import { fn, spyOn } from 'storybook/test';

/** A key pair as the device hands it over; its own classes cannot be constructed. */
function credential(): PublicKeyCredential {
  return Object.create(PublicKeyCredential.prototype, {
    rawId: { value: Uint8Array.of(1, 2, 3).buffer },
    response: { value: Object.create(AuthenticatorAttestationResponse.prototype) },
  }) as PublicKeyCredential;
}

const create = fn<CredentialsContainer['create']>().mockName('create');

/** A device that asks for a finger or a face, and what it answers. Call it in `beforeEach`; its answer gives the real one back. */
export function replaceAuthenticator({ isAvailable = true } = {}) {
  create.mockReset().mockImplementation(async () => credential());
  spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(
    isAvailable,
  );
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'credentials');
  };
}

/** What the device was asked, and how it answers the next time. */
export const authenticator = { create };

/** How a device says that the person closed its request, or that it did not recognise them. */
export const notAllowed = () => new DOMException('The request was closed', 'NotAllowedError');
