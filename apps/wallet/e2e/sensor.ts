import type { Page } from './test';

export interface Sensor {
  recognise(isUserVerified: boolean): Promise<unknown>;
  /** Whether the user answers prompts at all. */
  answer(enabled: boolean): Promise<unknown>;
  remove(): Promise<unknown>;
  keys(): Promise<unknown[]>;
  removeKeys(): Promise<unknown>;
}

/** Emulates a device whose biometric sensor verifies every user until configured otherwise. */
export async function withSensor(page: Page, give: (sensor: Sensor) => Promise<void>) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await give({
    recognise: (isUserVerified) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    answer: (enabled) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    removeKeys: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
    keys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  });
  await client.send('WebAuthn.disable');
  await client.detach();
}
