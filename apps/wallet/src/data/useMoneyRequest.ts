import type { ApiClient, PostOptions } from '@rad-wallet/api';
import { request } from '@rad-wallet/ui/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from './ApiContext';
import { postMoney } from './postings';

/** `subject` is the actor's input without its idempotency key. */
type Command<Subject> = (
  api: ApiClient,
  subject: Subject,
  options: PostOptions,
) => Promise<unknown>;

/** Returns the actor with which a flow moves money: once per idempotency key, then the wallet's data is refetched. */
export function useMoneyRequest<Input extends { idempotencyKey: string }>(
  command: Command<Omit<Input, 'idempotencyKey'>>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return request<unknown, Input>(({ idempotencyKey, ...subject }, { signal }) =>
    postMoney(queryClient, { idempotencyKey, signal }, (options) => command(api, subject, options)),
  );
}
