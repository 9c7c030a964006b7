import { host } from '#host/host';
import { request, type RequestActor, type RequestOptions } from '@rad-wallet/ui/requests';
import { useQueryClient } from '@tanstack/react-query';
import { sendAndRefresh, settleIntent } from '../platform/api/moneyRequests';
import { watchSession } from '../platform/api/serverSession';
import { useDevice } from '../platform/storage/DeviceContext';
import { getIntentStore } from '../platform/storage/intents';
import type { Feature, Features } from './features';

type AnyCommand = (input: never, options: RequestOptions) => Promise<unknown>;

type HostActors<Commands> = {
  [Name in keyof Commands]?: Commands[Name] extends (
    input: infer Input,
    options: never,
  ) => Promise<infer Output>
    ? RequestActor<Output, Input>
    : never;
};

/**
 * Returns the actors that send a feature's requests; empty in the demo, where the machines simulate them.
 * @param createActor defaults to `request`; pass `upload` for requests that can be cancelled
 */
export function useHostActors<F extends Feature>(
  feature: F,
  createActor: typeof request = request,
): HostActors<Features[F]> {
  const queryClient = useQueryClient();
  const intents = getIntentStore(useDevice());
  const commands: Record<string, AnyCommand> = host.commands[feature] ?? {};
  const actors = Object.entries(commands).map(([name, send]) => [
    name,
    createActor<unknown, never>((input: { idempotencyKey: string }, options) =>
      settleIntent(intents, input.idempotencyKey, () =>
        sendAndRefresh(queryClient, () => {
          const sending = () => send(input as never, options);
          // A 401 to the sign-in itself is about the password.
          return feature === 'signIn' ? sending() : watchSession(sending);
        }),
      ),
    ),
  ]);
  return Object.fromEntries(actors) as HostActors<Features[F]>;
}
