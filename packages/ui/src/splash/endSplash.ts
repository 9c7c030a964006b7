import './splash.css';

/** Removes the splash that `renderSplash` added to the page. */
export function endSplash(): void {
  document.getElementById('splash')?.setAttribute('data-over', '');
}

/**
 * When the progress bar of the page's splash started, ms on the document's timeline; undefined after the splash.
 * The splash screen continues from there.
 */
export function getSplashStartTime(): number | undefined {
  const bar = document.querySelector('#splash:not([data-over]) [data-part="fill"]');
  const beginning = bar?.getAnimations()[0]?.startTime;
  return typeof beginning === 'number' ? beginning : undefined;
}

/** The first press or key also ends the splash, so that it does not block the page below. */
export function endSplashOnPress(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, endSplash, { once: true });
}
