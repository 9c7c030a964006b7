/** The style with which React Aria hides an opening overlay. */
const HELD_BACK = '[style*="opacity: 0"][style*="inset(50%)"]';

/** Longer than React Aria waits for an on-screen keyboard, ms. */
const PATIENCE_MS = 1000;

/**
 * Waits until opened overlays are visible. React Aria hides a dialog until it knows whether an on-screen keyboard opens:
 * two frames, or 0.6 s if it mistakes the runner's resize of the page for a keyboard.
 */
export async function untilSeen(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (document.querySelector(HELD_BACK) && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
