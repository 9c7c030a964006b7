import type { Host } from '../Host';
import { DemoSettingsCard } from './DemoSettingsCard';

export const SettingsCard: Host['SettingsCard'] = DemoSettingsCard;
