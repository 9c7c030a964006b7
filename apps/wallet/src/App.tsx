import { host } from '#host/host';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';
import { importWithMessages, useMessages } from '@rad-wallet/ui/messages';
import { commonMessages } from '@rad-wallet/ui/messages/shared/common';
import { endSplash } from '@rad-wallet/ui/splash';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { serverSession } from './platform/api/serverSession';
import { useNavigation } from './platform/navigation/navigation';
import { getRoute } from './features/routes';
import { getPage } from './pages';
import { NavigationFocus, useNavigationKind } from './shell/NavigationFocus';
import { preloadOnIntent } from './shell/preloadOnIntent';
import { PageFrame } from './WalletProviders';

const SignInAgain = lazy(() => importWithMessages(() => import('./features/auth/SignInAgain')));

export function App() {
  const { path } = useNavigation();
  const page = getPage(path);
  const { key, feature } = getRoute(path);
  const { getState, subscribe } = serverSession;
  const { isEnded, changes } = useSyncExternalStore(subscribe, getState, getState);
  const isSignInNeeded = isEnded && host.commands.signIn !== undefined && feature !== 'signIn';
  // Memoized, because switching from the lazy to the loaded component would remount the page.
  const Page = useMemo(() => page.Component, [page]);
  const arrival = useNavigationKind();
  // Otherwise a failed query fails on every later page without a request.
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => preloadOnIntent((to) => getPage(to).load()), []);

  return (
    <PageFrame path={path}>
      <ErrorBoundary FallbackComponent={PageCrash} resetKeys={[path]} onReset={reset}>
        <Suspense key={`${key} ${changes}`} fallback={<PageFallback />}>
          <NavigationFocus kind={arrival}>
            <Page />
          </NavigationFocus>
        </Suspense>
      </ErrorBoundary>
      {isSignInNeeded && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </PageFrame>
  );
}

function PageCrash() {
  const t = useMessages(commonMessages);
  useEffect(endSplash, []);
  return (
    <Screen header={<PageHeader title={t('crashed')} />}>
      <ErrorState
        title={t('reloadTitle')}
        description={t('crashedHint')}
        onRetry={() => window.location.reload()}
      />
    </Screen>
  );
}

function PageFallback() {
  return (
    <Screen>
      <SkeletonRegion>
        <Skeleton variant="block" height="12rem" />
      </SkeletonRegion>
    </Screen>
  );
}
