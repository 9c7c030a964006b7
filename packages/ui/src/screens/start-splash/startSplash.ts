import './startSplash.css';

/** Takes away the splash that `startSplashMarkup` put into the page. */
export function endSplash(): void {
  document.getElementById('splash')?.setAttribute('data-over', '');
}

/** The first press or key ends the splash too: it keeps nobody from the page below. */
export function endSplashOnPress(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, endSplash, { once: true });
}
