import type { Catalogue } from '../data/catalogue';
import { followOtherTabs } from '../data/otherTabs';
import { followLanguage } from '../data/language';
import { settingsOf } from '../data/settings';
import type { Kept } from '../device/signOut';
import { leaveWallet, startAutoLock } from './autoLock';
import { showLook } from '../data/showLook';

/** What the wallet does on this device beside showing its pages: its look, its language, its other tabs, its lock. */
export function startDevice(kept: Kept, catalogue: Catalogue): void {
  const settings = settingsOf(kept.device);
  showLook(settings);
  followLanguage(settings, catalogue);
  followOtherTabs(settings, () => leaveWallet(kept));
  startAutoLock(kept, catalogue);
}
