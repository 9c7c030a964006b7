import { expect, it, vi } from 'vitest';
import { isOffered } from './offered';

vi.mock('#host/connected', () => ({
  connected: { billPayment: undefined, gift: { sendGift: async () => ({}) } },
}));

// NAV-17
it('offers in a build for an API only what is connected', () => {
  expect(isOffered('billPayment')).toBe(true);
  vi.stubEnv('VITE_API_URL', '/v1');
  expect(isOffered('gift')).toBe(true);
  expect(isOffered('billPayment')).toBe(false);
  expect(isOffered('kycVerification')).toBe(false);
  vi.unstubAllEnvs();
});
