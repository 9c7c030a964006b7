import { endSplash } from '@rad-wallet/ui/splash';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Ends the splash as soon as the page that calls this reads nothing any more. docs/rules.md SPLASH-3. */
export function useSplashEnd(): void {
  const fetching = useIsFetching();
  const client = useQueryClient();
  useEffect(() => {
    // Asked anew: the page's own reads begin after this was rendered.
    if (client.isFetching() === 0) endSplash();
  }, [client, fetching]);
}
