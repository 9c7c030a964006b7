import { host } from '#host/host';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';
import { useMessages } from '@rad-wallet/ui/messages';
import { commonMessages } from '@rad-wallet/ui/messages/shared/common';
import { endSplash } from '@rad-wallet/ui/splash';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { serverSession } from './platform/api/serverSession';
import { useNavigation } from './platform/navigation/navigation';
import { getRoute } from './features/routes';
import { getPage, type WalletPage } from './pages';
import { NavigationFocus, useNavigationKind } from './shell/NavigationFocus';
import { preloadOnIntent } from './shell/preloadOnIntent';
import { PageFrame } from './WalletProviders';

const SignInAgain = createLazyDialog(
  async () => (await import('./features/auth/SignInAgain')).default,
);

export function App() {
  const { path } = useNavigation();
  const page = getPage(path);
  const { key, feature } = getRoute(path);
  const { getState, subscribe } = serverSession;
  const { isEnded, changes } = useSyncExternalStore(subscribe, getState, getState);
  const isSignInNeeded = isEnded && host.commands.signIn !== undefined && feature !== 'signIn';
  // Kept, because switching from the lazy to the loaded component would remount the page.
  const [opened, setOpened] = useState({ page, Page: page.Component });
  if (opened.page !== page) setOpened({ page, Page: page.Component });
  const { Page } = opened;
  const arrival = useNavigationKind();
  // Otherwise a failed query fails on every later page without a request.
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  const reset = () => {
    resetQueries();
    setOpened({ page, Page: page.Component });
  };
  useEffect(() => preloadOnIntent((to) => getPage(to).load()), []);

  return (
    <PageFrame path={path}>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) =>
          page.isLoaded() ? <PageCrash /> : <PageFailure page={page} onLoad={resetErrorBoundary} />
        }
        resetKeys={[path]}
        onReset={reset}
      >
        <Suspense key={`${key} ${changes}`} fallback={<PageFallback />}>
          <NavigationFocus kind={arrival}>
            <Page />
          </NavigationFocus>
        </Suspense>
      </ErrorBoundary>
      {isSignInNeeded && <SignInAgain isOpen />}
    </PageFrame>
  );
}

const reload = () => window.location.reload();

function PageCrash() {
  const t = useMessages(commonMessages);
  return (
    <CrashScreen>
      <ErrorState title={t('reloadTitle')} description={t('crashedHint')} onRetry={reload} />
    </CrashScreen>
  );
}

/** Shown if the page's chunk could not be loaded. docs/rules.md NAV-21. */
function PageFailure({ page, onLoad }: { page: WalletPage; onLoad: () => void }) {
  // Firefox keeps the failure of a module until the page is reloaded.
  const reloadOnline = () => navigator.onLine && reload();
  return (
    <CrashScreen>
      <ErrorState onRetry={() => void page.load().then(onLoad, reloadOnline)} />
    </CrashScreen>
  );
}

function CrashScreen({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages);
  useEffect(endSplash, []);
  return <Screen header={<PageHeader title={t('crashed')} />}>{children}</Screen>;
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
