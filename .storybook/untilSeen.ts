/** What React Aria writes on what it keeps out of sight. */
const HELD_BACK = '[style*="opacity: 0"][style*="inset(50%)"]';

/** Longer than React Aria waits for a keyboard, ms. */
const PATIENCE_MS = 1000;

/**
 * Waits until what has opened is seen. React Aria keeps a dialog out of sight until it knows whether a phone's
 * keyboard comes with it: two frames, or 0.6 s where it takes the runner's resizing of the page for one.
 */
export async function untilSeen(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (document.querySelector(HELD_BACK) && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
