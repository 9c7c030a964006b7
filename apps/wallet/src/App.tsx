import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { findRoute, notFound } from './routes';
import { Arrival, useArrivalKind } from './shell/Arrival';
import { useNavigation } from './data/navigation';
import { PageCrash } from './shell/PageCrash';
import { PageFallback } from './shell/PageFallback';
import { preloadOnIntent } from './shell/preloadOnIntent';

/** The wallet: the page of the current path inside the shell. */
export function App() {
  const { path } = useNavigation();
  const route = findRoute(path) ?? notFound;
  const { hasBottomBar, key = path } = route;
  // One and the same for as long as the page stands, or it would begin anew when its chunk has come.
  const Page = useMemo(() => route.Page, [route]);
  const arrival = useArrivalKind();
  useEffect(() => preloadOnIntent((to) => findRoute(to)?.load()), []);

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
