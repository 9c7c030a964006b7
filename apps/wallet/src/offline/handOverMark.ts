const KEY = 'rad-wallet/hand-over';

/** Kept by this tab alone that its page is loaded anew to be handed over to a new build. */
export interface HandOverMark {
  set(): void;
  /** Whether it was set; it no longer is. */
  take(): boolean;
}

/** @param open the tab's storage, which a browser may deny: then nothing is kept. */
export const createHandOverMark = (open: () => Storage): HandOverMark => ({
  set() {
    try {
      open().setItem(KEY, 'true');
    } catch {
      // The page may then show the older build until it is loaded once more.
    }
  },
  take() {
    try {
      const isSet = open().getItem(KEY) !== null;
      open().removeItem(KEY);
      return isSet;
    } catch {
      return false;
    }
  },
});
