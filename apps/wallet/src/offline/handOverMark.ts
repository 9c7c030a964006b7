import { attempt, erase, type OpenStorage } from '../data/storage';

const KEY = 'rad-wallet/hand-over';

/** Kept by this tab alone that its page is loaded anew to be handed over to a new build. */
export interface HandOverMark {
  set(): void;
  /** Whether it was set; it no longer is. */
  take(): boolean;
}

/** @param open the tab's storage. Where it is denied nothing is kept: the page may show the older build once more. */
export const createHandOverMark = (open: OpenStorage): HandOverMark => ({
  set() {
    attempt(open, (storage) => storage.setItem(KEY, 'true'));
  },
  take() {
    const isSet = attempt(open, (storage) => storage.getItem(KEY)) !== null;
    // One that cannot be removed counts for nothing: the page would be loaded anew for ever.
    return erase(open, KEY) && isSet;
  },
});
