import { getCoveringPaths, startWalk } from '@rad-wallet/testing';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { SendMoneyFlow } from '@rad-wallet/ui/features/send-money';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { contacts } from './contacts';
import { loadLanguage } from './language';
import { money } from './money';
import { sendMoneyPlan } from './plan';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('has every text that the flow shows', { timeout: 120_000 }, async () => {
  // In development, the library logs each message that is shown in English because it is missing.
  vi.stubEnv('NODE_ENV', 'development');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const locale = await loadLanguage(['ms']);
  expect(locale.tag).toBe('ms');
  for (const { plan, steps } of getCoveringPaths(sendMoneyPlan)) {
    const walk = startWalk(plan);
    render(
      <WalletProvider money={money} locale={locale}>
        <AppShell>
          <SendMoneyFlow actor={walk.actor} contacts={contacts} />
        </AppShell>
      </WalletProvider>,
    );
    for (const step of steps) await act(() => walk.take(step));
    cleanup();
    walk.end();
  }
  const missing = logged.mock.calls.map(String).filter((text) => text.includes('is missing in'));
  expect(missing).toEqual([]);
});
