/** A dialog that React Aria has not shown yet, or a step of a flow of which only the header is shown. */
export const UNSHOWN_SELECTOR = '[style*="opacity: 0"][style*="inset(50%)"], main > [data-awaited]';

/** Timeout, in ms; longer than React Aria waits for an on-screen keyboard. */
export const UNSHOWN_TIMEOUT_MS = 1000;

/** React Aria hides a dialog for two frames, or for 0.6 s if it expects an on-screen keyboard. */
export async function waitUntilShown(): Promise<void> {
  const end = performance.now() + UNSHOWN_TIMEOUT_MS;
  while (document.querySelector(UNSHOWN_SELECTOR) && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
