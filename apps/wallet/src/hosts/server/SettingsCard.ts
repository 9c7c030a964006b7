import type { Host } from '../Host';

export const SettingsCard: Host['SettingsCard'] = () => null;
