import { getLanguage } from '@rad-wallet/ui/messages';
import { deviceFaces } from '@rad-wallet/ui/theme/loadFaces';
import { resolveLocale } from '../language/language';
import { LockState } from '../storage/lockState';
import { applyAppearance, readAppearance } from '../appearance';

/** Otherwise the browser would request the fonts only after the style sheet has loaded. docs/rules.md LANG-5. */
function preloadFonts(needsNastaliq: boolean) {
  const [own, nastaliq] = document.querySelectorAll<HTMLLinkElement>('link[as="font"]');
  if (own) own.media = 'all';
  if (nastaliq && needsNastaliq) {
    new FontFace('Nastaliq', deviceFaces[0].src).load().catch(() => (nastaliq.media = 'all'));
  }
}

/** Runs before the first paint. docs/rules.md SET-4, LANG-5, LOCK-4. */
export function applyInitialAppearance(): void {
  const page = document.documentElement;
  const look = readAppearance(() => localStorage);
  applyAppearance(look);
  const locale = resolveLocale(look.language);
  const { direction, script } = getLanguage(locale);
  page.lang = locale;
  page.dir = direction;
  if (look.dataUsage !== 'low') preloadFonts(script === 'nastaliq');
  const lock = new LockState(
    () => sessionStorage,
    Date.now,
    () => localStorage,
  );
  if (lock.isLocked) page.dataset.locked = '';
}
