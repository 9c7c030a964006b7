import type { Catalogue } from '../../platform/language/catalogue';
import { followOtherTabs } from '../otherTabs';
import { followLanguage } from '../followLanguage';
import { applyAppearance } from '../../platform/appearance';
import { getSettings, type WalletSettings } from '../settings';
import type { PersonalData } from '../signOut';
import { signOutThisTab, startAutoLock, type LockRoutes } from './autoLock';

/** Applies the appearance settings, and later changes. docs/rules.md SET-4, SET-5. */
function followAppearance({ app }: WalletSettings): void {
  const apply = () => applyAppearance(app.current());
  apply();
  app.subscribe(apply);
}

/** Starts everything that runs independently of pages. */
export function startDevice(kept: PersonalData, catalogue: Catalogue, routes: LockRoutes): void {
  const settings = getSettings(kept.device);
  followAppearance(settings);
  followLanguage(settings, catalogue);
  followOtherTabs(kept.device, () => signOutThisTab(kept, routes));
  startAutoLock(kept, catalogue, routes);
}
