import type { ApiClient, PostOptions } from '@rad-wallet/api';
import { request } from '@rad-wallet/ui/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from './ApiContext';
import { postMoney } from './postMoney';

/** Carries out a command by the API; `subject` is what the flow asks for, without its key. */
type Command<Subject> = (
  api: ApiClient,
  subject: Subject,
  options: PostOptions,
) => Promise<unknown>;

/** The actor by which a flow moves money over the API: once per key, and the wallet reads anew after it. */
export function useMoneyRequest<Input extends { idempotencyKey: string }>(
  command: Command<Omit<Input, 'idempotencyKey'>>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return request<unknown, Input>(({ idempotencyKey, ...subject }, { signal }) =>
    postMoney(queryClient, { idempotencyKey, signal }, (options) => command(api, subject, options)),
  );
}
