import { expect, it, vi } from 'vitest';
import { host as demo } from '../demo/host';
import { host as server } from './host';

vi.mock('#connection/connected', () => ({
  connected: { billPayment: undefined, gift: { sendGift: async () => ({}) } },
}));

// Offered features: docs/rules.md NAV-17.
it('offers only connected features, and everything in the demo', () => {
  expect(server.isOffered('gift')).toBe(true);
  expect(server.isOffered('billPayment')).toBe(false);
  expect(server.isOffered('kycVerification')).toBe(false);
  expect(demo.isOffered('kycVerification')).toBe(true);
});

// Logging of actions: docs/rules.md DEMO-4.
it('logs actions only in the demo', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  server.logAction('Share gift details', { recipient: 'Sara' });
  expect(log).not.toHaveBeenCalled();
  demo.logAction('Share gift details', { recipient: 'Sara' });
  expect(log).toHaveBeenCalledWith('Share gift details', { recipient: 'Sara' });
});
