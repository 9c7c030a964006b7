import { connected } from '#connection/connected';
import { createLazyView } from '@rad-wallet/ui/LazyView';
import type { Host } from '../Host';

const ConsentSettings = createLazyView(
  async () => (await import('./ConsentSettings')).ConsentSettings,
);

const { setting, passkeys } = connected.authorize ?? {};

export const SettingsCard: Host['SettingsCard'] = () =>
  setting && <ConsentSettings setting={setting} passkeys={passkeys} />;
