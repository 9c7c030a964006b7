import { WalletProvider } from '@rad-wallet/ui/provider';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { money } from '../../money';
import { HomePage } from './HomePage';
import { SendPage } from './SendPage';

function Wallet() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const from = (state as { from?: string } | null)?.from;
  return (
    <WalletProvider
      money={money}
      navigate={(path) => void navigate(path, { state: { from: pathname } })}
      goBack={(path, { isFallback }) => {
        if (from === path || (isFallback && from !== undefined)) void navigate(-1);
        else void navigate(path, { replace: true });
      }}
    >
      <Outlet />
    </WalletProvider>
  );
}

export function ReactRouterApp() {
  const router = createBrowserRouter([
    {
      element: <Wallet />,
      children: [
        { path: '/', element: <HomePage /> },
        { path: '/send', element: <SendPage /> },
      ],
    },
  ]);
  return <RouterProvider router={router} />;
}
