import type { Catalogue } from '../data/catalogue';
import { followOtherTabs } from '../data/otherTabs';
import { followLanguage } from '../data/language';
import { applyLook } from '../data/look';
import { getSettings, type WalletSettings } from '../data/settings';
import type { PersonalData } from '../device/signOut';
import { leaveWallet, startAutoLock } from './autoLock';

/** Applies theme and fonts, now and when the settings change. docs/rules.md SET-4, SET-5. */
function followAppearance({ app }: WalletSettings): void {
  const apply = () => applyLook(app.current());
  apply();
  app.subscribe(apply);
}

/** Starts what runs beside the pages: appearance, language, other tabs and lock. */
export function startDevice(kept: PersonalData, catalogue: Catalogue): void {
  const settings = getSettings(kept.device);
  followAppearance(settings);
  followLanguage(settings, catalogue);
  followOtherTabs(kept.device, () => leaveWallet(kept));
  startAutoLock(kept, catalogue);
}
