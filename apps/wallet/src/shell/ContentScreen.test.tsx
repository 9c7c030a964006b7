// @vitest-environment jsdom
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import type { Loadable } from '@rad-wallet/ui/types';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { money } from '../money';
import { catalogue } from '../platform/language/catalogue';
import { ContentScreen } from './ContentScreen';

const TITLE = 'Deposits';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => document.body.replaceChildren());

async function open(content: Loadable<readonly string[] | null>) {
  await catalogue.setLocale('en');
  const container = document.createElement('div');
  document.body.append(container);
  await act(async () =>
    createRoot(container).render(
      <WalletProvider money={money} messages={en}>
        <ContentScreen content={content} title={TITLE} backHref="/">
          {(items) => items.join()}
        </ContentScreen>
      </WalletProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
  return container;
}

it('shows the content', async () => {
  const { textContent } = await open({ status: 'ready', value: ['one', 'two'] });
  expect(textContent).toContain('one,two');
});

it.each([null, []])('shows the empty state for %j', async (value) => {
  const { textContent } = await open({ status: 'ready', value });
  expect(textContent).toContain(TITLE);
  expect(textContent).toContain(en.nothingYet.title);
});

// Failed content: docs/rules.md DEMO-6.
it('shows an error instead of failed content, and retries', async () => {
  const retry = vi.fn();
  const container = await open({ status: 'error', retry });
  expect(container.textContent).toContain(TITLE);
  expect(container.textContent).toContain(en.common.loadFailed);
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === en.common.tryAgain,
  );
  act(() => button?.click());
  expect(retry).toHaveBeenCalledOnce();
});
