import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import './splash.css';

/** Takes away the splash of index.html. */
export function endSplash(): void {
  document.getElementById('splash')?.setAttribute('data-over', '');
}

/** The first press or key ends the splash too: it keeps nobody from the page below. */
export function endSplashOnPress(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, endSplash, { once: true });
}

/** Ends the splash as soon as the page that calls this reads nothing any more. docs/rules.md SPLASH-3. */
export function useSplashEnd(): void {
  const fetching = useIsFetching();
  const client = useQueryClient();
  useEffect(() => {
    // Asked anew: the page's own reads begin after this was rendered.
    if (client.isFetching() === 0) endSplash();
  }, [client, fetching]);
}
