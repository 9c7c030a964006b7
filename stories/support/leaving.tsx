import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from './types';

/** A page that can be left at any moment, as the bottom bar and the browser's Back can. */
export function Leavable({ children }: { children: ReactNode }) {
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

export async function leave({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
}

interface FetchSpy {
  mock: { calls: Parameters<typeof fetch>[] };
}

/** A page posted once, did not break it off, and had the accounts read again after it. */
export async function expectPostedThenRead(fetched: FetchSpy, path: string) {
  const asked = () => fetched.mock.calls.map(([to, init]) => `${init?.method} ${String(to)}`);
  const post = `POST ${path}`;
  await waitFor(() => expect(asked()).toContain(post));
  await waitFor(
    () => expect(asked().slice(asked().indexOf(post) + 1)).toContain('GET /api/accounts'),
    { timeout: 5000 },
  );
  await expect(asked().filter((request) => request === post)).toHaveLength(1);
  const [, init] = fetched.mock.calls[asked().indexOf(post)] ?? [];
  await expect(init?.signal?.aborted).toBe(false);
}

/** What the server holds in cash, PKR. */
export async function expectCash(balance: string) {
  const answer = (await (await fetch('/api/accounts')).json()) as { balance: string }[];
  await expect(answer[0]?.balance).toBe(balance);
}
