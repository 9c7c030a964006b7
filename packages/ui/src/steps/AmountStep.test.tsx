// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { money } from '../format/testing/money';
import { LOCALES, type Locale } from '../locale/languages';
import { loadMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';
import { WalletProvider } from '../provider';
import { AmountStep } from './AmountStep';

await Promise.all(LOCALES.map(loadMessages));

const actor = {
  getSnapshot: () => ({ context: { amount: '500' } }),
  subscribe: () => ({ unsubscribe: () => {} }),
  send: () => {},
};

afterEach(() => vi.unstubAllGlobals());

// Units in amount fields: docs/rules.md LANG-10.
it.each<[Locale, string]>([
  ['en', 'Pakistani Rupee Available balance: Rs. 1,250.75'],
  ['ur', 'روپے دستیاب بیلنس: 1250.75 روپے'],
  ['ar', 'روبية الرصيد المتاح: 1250.75 روبية'],
])('describes the amount by its currency and the available balance: %s', async (locale, text) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const { amount, currency, processing } = paymentMessages.en;
  await act(async () =>
    root.render(
      <WalletProvider money={money} locale={locale} timeZone="UTC">
        <AmountStep
          actor={actor}
          title={amount}
          subtitle={currency}
          progress={null}
          onBack={() => {}}
          amountLabel={amount}
          balance={{ status: 'ready', value: '1250.75' }}
          submitLabel={processing}
          onSubmit={() => {}}
        >
          {null}
        </AmountStep>
      </WalletProvider>,
    ),
  );
  const description = (heard: string) =>
    heard.replaceAll(/[\u2066-\u2069\u00a0]+/g, ' ').trim() === text;
  expect(getByRole(container, 'textbox', { description })).toBeTruthy();
  await act(async () => root.unmount());
  container.remove();
});
