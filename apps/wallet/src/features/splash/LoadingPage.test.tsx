// @vitest-environment jsdom
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationContext } from '../../platform/navigation/navigation';
import LoadingPage from './LoadingPage';
import { money } from '../../money';

const navigation = { path: '/loading', search: '', navigate: () => {}, goBack: () => {} };

const findBar = () => document.querySelector('[role="progressbar"]');

/** `rendered` and `committed` are in ms since the page started. */
function open(beginning: number, rendered: number, committed = rendered) {
  document.body.innerHTML = '<div id="splash"><i data-part="fill"></i></div><div id="root"></div>';
  vi.spyOn(performance, 'now').mockImplementation(() => (findBar() ? committed : rendered));
  Element.prototype.getAnimations = () => [{ startTime: beginning } as unknown as Animation];
  const root = createRoot(document.getElementById('root') as HTMLElement);
  act(() =>
    root.render(
      <StrictMode>
        <WalletProvider money={money} messages={en}>
          <NavigationContext value={navigation}>
            <LoadingPage />
          </NavigationContext>
        </WalletProvider>
      </StrictMode>,
    ),
  );
  const shown = findBar()?.getAttribute('aria-valuenow');
  act(() => root.unmount());
  return shown;
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

it('continues the progress of the splash in index.html', () => {
  expect(open(100, 200)).toBe('0');
  expect(open(100, 1700)).toBe('50');
});

it('adds the time between render and commit to the progress', () => {
  expect(open(0, 700, 1600)).toBe('50');
});
