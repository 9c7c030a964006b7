import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from './types';

/** Unmounts its page when a button is pressed, like navigation with the bottom bar or browser Back. */
export function UnmountablePage({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false);
  if (isLeft) {
    return (
      <Screen header={<PageHeader title="Elsewhere" />}>
        <p>The page was left.</p>
      </Screen>
    );
  }
  return (
    <>
      {children}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

export async function unmountPage({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
}

interface FetchSpy {
  mock: { calls: Parameters<typeof fetch>[] };
}

/** Checks that a page sends one POST without aborting it, and then refetches the accounts. */
export async function expectPostedThenRead(fetched: FetchSpy, path: string) {
  const listRequests = () =>
    fetched.mock.calls.map(([to, init]) => `${init?.method} ${String(to)}`);
  const post = `POST ${path}`;
  await waitFor(() => expect(listRequests()).toContain(post));
  await waitFor(
    () =>
      expect(listRequests().slice(listRequests().indexOf(post) + 1)).toContain('GET /api/accounts'),
    { timeout: 5000 },
  );
  await expect(listRequests().filter((request) => request === post)).toHaveLength(1);
  const [, init] = fetched.mock.calls[listRequests().indexOf(post)] ?? [];
  await expect(init?.signal?.aborted).toBe(false);
}

/** Checks the cash balance, in PKR. */
export async function expectCash(balance: string) {
  const accounts = (await (await fetch('/api/accounts')).json()) as { balance: string }[];
  await expect(accounts[0]?.balance).toBe(balance);
}
