// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { money } from '../../format/testing/money';
import { loadMessages } from '../../messages';
import { WalletProvider } from '../../provider';
import { MonthlyTotals } from './MonthlyTotals';

await loadMessages('ur');

it('lists kinds with the same name separately', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const transactions = ['fee', 'donation'].map((type) => ({
    id: type,
    type,
    currency: 'PKR',
    amount: '100',
    contact: '',
    status: 'completed',
    timestamp: '2026-11-10T10:00:00Z',
  }));
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() =>
    root.render(
      <WalletProvider money={money} locale="ur">
        <MonthlyTotals
          account="PKR"
          transactions={transactions}
          money={money}
          today="2026-11-21"
          timeZone="UTC"
        />
      </WalletProvider>,
    ),
  );
  expect(host.querySelectorAll('dt')).toHaveLength(2);
  expect(log).not.toHaveBeenCalled();
  act(() => root.unmount());
  vi.unstubAllGlobals();
  log.mockRestore();
});
