// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { defineMoney, type Money } from '../../format';
import { money } from '../../format/testing/money';
import { commonMessages } from '../../messages/shared/common';
import { WalletProvider } from '../../provider';
import { TotalBalance } from './TotalBalance';

function Home() {
  const [prices, setPrices] = useState<Money['prices']>({
    status: 'error',
    retry: () => setPrices({ status: 'loading' }),
  });
  return (
    <WalletProvider money={defineMoney({ ...money, prices })} locale="en">
      <TotalBalance
        balances={{ status: 'ready', value: { total: '1500', holdings: { PKR: '1500' } } }}
        metals={{ status: 'ready', value: {} }}
        metalDecimals={1}
        isVerified={false}
        onInsightsPress={undefined}
      />
    </WalletProvider>
  );
}

it('focus moves to the heading when the prices are requested again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<h1 tabindex="-1">Title</h1><div></div>';
  const root = createRoot(document.querySelector('div')!);
  act(() => root.render(<Home />));
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === commonMessages.en.tryAgain,
  )!;
  act(() => button.focus());
  act(() => button.click());
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.tagName).toBe('H1');
  act(() => root.unmount());
});
