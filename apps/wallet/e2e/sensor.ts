import type { Page } from './test';

export interface WithSensor {
  sensor: {
    recognise(isUserVerified: boolean): Promise<unknown>;
    remove(): Promise<unknown>;
    keys(): Promise<unknown[]>;
    removeKeys(): Promise<unknown>;
  };
}

/** Emulates a device whose biometric sensor verifies every user until configured otherwise. */
export const withSensor = {
  sensor: async (
    { page }: { page: Page },
    give: (sensor: WithSensor['sensor']) => Promise<void>,
  ) => {
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
      remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
      removeKeys: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
      keys: async () =>
        (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    });
    await client.send('WebAuthn.disable');
    await client.detach();
  },
};
