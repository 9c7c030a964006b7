import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNavigation } from './data/navigation';
import { getPage } from './routes';
import { getRoute } from './routeTable';
import { Arrival, useArrivalKind } from './shell/Arrival';
import { PageCrash } from './shell/PageCrash';
import { PageFallback } from './shell/PageFallback';
import { preloadOnIntent } from './shell/preloadOnIntent';

/** The wallet: the page of the current path inside the shell. */
export function App() {
  const { path } = useNavigation();
  const page = getPage(path);
  const { hasBottomBar, key } = getRoute(path);
  // Memoized, because a switch from the lazy to the loaded component would remount the page.
  const Page = useMemo(() => page.Component, [page]);
  const arrival = useArrivalKind();
  useEffect(() => preloadOnIntent((to) => getPage(to).load()), []);

  return (
    <AppShell bar={hasBottomBar ? <BottomBar path={path} /> : undefined}>
      <ErrorBoundary FallbackComponent={PageCrash} resetKeys={[path]}>
        <Suspense key={key} fallback={<PageFallback />}>
          <Arrival kind={arrival}>
            <Page />
          </Arrival>
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}
