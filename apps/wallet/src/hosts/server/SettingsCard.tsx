import { connected } from '#connection/connected';
import { createLazyView } from '@rad-wallet/ui/LazyView';
import type { Host } from '../Host';

const ConsentSettings = createLazyView(
  async () => (await import('./ConsentSettings')).ConsentSettings,
);

const setting = connected.authorize?.setting;

export const SettingsCard: Host['SettingsCard'] = () =>
  setting && <ConsentSettings setting={setting} />;
