import './splash.css';

/** Fades out the splash rendered by `renderSplash`. */
export function endSplash(): void {
  document.getElementById('splash')?.setAttribute('data-finished', '');
}

/**
 * Returns when the splash started, in ms on the document timeline, so that the splash screen can continue its progress;
 * undefined if the splash has ended.
 */
export function getSplashStartTime(): number | undefined {
  const bar = document.querySelector('#splash:not([data-finished]) [data-part="fill"]');
  const beginning = bar?.getAnimations()[0]?.startTime;
  return typeof beginning === 'number' ? beginning : undefined;
}

/** Ends the splash on the first press or key, so that it does not block the page below. */
export function endSplashOnPress(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, endSplash, { once: true });
}
