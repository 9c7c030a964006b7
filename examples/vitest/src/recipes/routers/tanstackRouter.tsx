import { WalletProvider } from '@rad-wallet/ui/provider';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import { money } from '../../money';
import { HomePage } from './HomePage';
import { SendPage } from './SendPage';

declare module '@tanstack/react-router' {
  interface HistoryState {
    from?: string;
  }
}

function Wallet() {
  const router = useRouter();
  const { pathname, state } = useLocation();
  return (
    <WalletProvider
      money={money}
      navigate={(to) => void router.navigate({ to, state: { from: pathname } })}
      goBack={(to, { isFallback }) => {
        if (state.from === to || (isFallback && state.from !== undefined)) router.history.back();
        else void router.navigate({ to, replace: true });
      }}
    >
      <Outlet />
    </WalletProvider>
  );
}

const root = createRootRoute({ component: Wallet });
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: HomePage }),
  createRoute({ getParentRoute: () => root, path: '/send', component: SendPage }),
]);

export function TanStackRouterApp() {
  const [router] = useState(() => createRouter({ routeTree }));
  return <RouterProvider router={router} />;
}
