import { directionOf } from '@rad-wallet/ui/messages';
import { deviceFaces } from '@rad-wallet/ui/theme/loadFaces';
import { localeOf } from '../data/language';
import { LockState } from '../data/lockState';
import { applyLook, readLook } from '../data/look';

/**
 * Preloads our own face, and that of Urdu where the device has none. The build names both in index.html, disabled:
 * a browser would request a face only after the style sheet. docs/rules.md LANG-5.
 */
function preloadFaces(lang: string) {
  const [own, urdu] = document.querySelectorAll<HTMLLinkElement>('link[as="font"]');
  if (own) own.media = 'all';
  if (urdu && lang === 'ur') {
    new FontFace('Nastaliq', deviceFaces[0].src).load().catch(() => (urdu.media = 'all'));
  }
}

/** Applies the stored theme, language, fonts and lock before the first paint. docs/rules.md SET-4, LANG-5, LOCK-4. */
export function showFirstLook(): void {
  const page = document.documentElement;
  const look = readLook(() => localStorage);
  applyLook(look);
  page.lang = localeOf(look.language);
  page.dir = directionOf(localeOf(look.language));
  if (look.dataUsage !== 'low') preloadFaces(page.lang);
  if (new LockState(() => sessionStorage).isLocked) page.dataset.locked = '';
}
