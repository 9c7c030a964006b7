import type { Catalogue } from '../data/catalogue';
import { followOtherTabs } from '../data/otherTabs';
import { followLanguage } from '../data/language';
import { applyAppearance } from '../data/appearance';
import { getSettings, type WalletSettings } from '../data/settings';
import type { PersonalData } from '../device/signOut';
import { signOutThisTab, startAutoLock } from './autoLock';

/** docs/rules.md SET-4, SET-5. */
function followAppearance({ app }: WalletSettings): void {
  const apply = () => applyAppearance(app.current());
  apply();
  app.subscribe(apply);
}

/** Starts what runs independently of pages. */
export function startDevice(kept: PersonalData, catalogue: Catalogue): void {
  const settings = getSettings(kept.device);
  followAppearance(settings);
  followLanguage(settings, catalogue);
  followOtherTabs(kept.device, () => signOutThisTab(kept));
  startAutoLock(kept, catalogue);
}
