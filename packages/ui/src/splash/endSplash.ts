import './splash.css';

/** Takes away the splash that `renderSplash` put into the page. */
export function endSplash(): void {
  document.getElementById('splash')?.setAttribute('data-over', '');
}

/**
 * When the bar of the page's splash began to fill, ms on the document's timeline; undefined where the
 * splash is over. Whoever goes on with it there begins where it stands.
 */
export function getSplashStartTime(): number | undefined {
  const bar = document.querySelector('#splash:not([data-over]) [data-part="fill"]');
  const beginning = bar?.getAnimations()[0]?.startTime;
  return typeof beginning === 'number' ? beginning : undefined;
}

/** The first press or key ends the splash too: it keeps nobody from the page below. */
export function endSplashOnPress(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, endSplash, { once: true });
}
