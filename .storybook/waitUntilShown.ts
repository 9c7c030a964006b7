/** A dialog that React Aria has not shown yet. */
export const HIDDEN_OVERLAY_SELECTOR = '[style*="opacity: 0"][style*="inset(50%)"]';

/** Timeout, in ms; longer than React Aria waits for an on-screen keyboard. */
export const OVERLAY_TIMEOUT_MS = 1000;

/** React Aria hides a dialog for two frames, or for 0.6 s if it expects an on-screen keyboard. */
export async function waitForOverlay(): Promise<void> {
  const end = performance.now() + OVERLAY_TIMEOUT_MS;
  while (document.querySelector(HIDDEN_OVERLAY_SELECTOR) && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
