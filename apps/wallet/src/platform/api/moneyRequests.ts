import { refreshWallet, type ApiClient, type PostOptions } from '@rad-wallet/api';
import { isRefusal } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { useDevice } from '../storage/DeviceContext';
import { reportFault } from '../reports/reports';
import { getIntentStore, type WalletIntentStore } from '../storage/intents';
import { useApi } from './ApiContext';

/** Money requests continue after their page unmounts (docs/rules.md PAY-4), but a reload would lose their responses. */
export class PendingPayments {
  private readonly count = createStore(() => 0);

  readonly subscribe = this.count.subscribe;

  get areOpen(): boolean {
    return this.count.getState() > 0;
  }

  /** Counts a request as pending until it settles, and returns its result. */
  async during<T>(send: () => Promise<T>): Promise<T> {
    this.count.setState((count) => count + 1);
    try {
      return await send();
    } finally {
      this.count.setState((count) => count - 1);
    }
  }
}

export const pendingPayments = new PendingPayments();

/** Sends a money request, then refetches the wallet. docs/rules.md PAY-4, API-10. */
export async function sendAndRefresh<T>(
  queryClient: QueryClient,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await pendingPayments.during(send);
  } catch (error) {
    reportFault(error, 'request');
    throw error;
  } finally {
    // Refetch after a failure too: the money may have moved although the response was lost.
    void refreshWallet(queryClient);
  }
}

/**
 * Settles the stored intent after a success, and removes it after a refusal, because the page may have gone before the
 * answer came. docs/rules.md PAY-10.
 */
export async function settleIntent<T>(
  intents: Pick<WalletIntentStore, 'remove' | 'settle'>,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  try {
    const output = await send();
    intents.settle(key);
    return output;
  } catch (error) {
    if (isRefusal(error)) intents.remove(key);
    throw error;
  }
}

/** Sends a request. The first parameter is the actor's input without its idempotency key. */
export type Command<Subject, Output> = (
  api: ApiClient,
  subject: Subject,
  options: PostOptions,
) => Promise<Output>;

/** Executes once per idempotency key, then refetches the wallet's data. */
export function useMoneyRequest<Input extends { idempotencyKey: string }, Output = unknown>(
  command: Command<Omit<Input, 'idempotencyKey'>, Output>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const intents = getIntentStore(useDevice());
  return request<Output, Input>(({ idempotencyKey, ...subject }, { signal }) =>
    settleIntent(intents, idempotencyKey, () =>
      sendAndRefresh(queryClient, () => command(api, subject, { idempotencyKey, signal })),
    ),
  );
}
