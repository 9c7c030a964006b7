import { describeIssues, walletEventSchema } from '@rad-wallet/api';
import type { FollowUpdatesInput } from '@rad-wallet/ui/features/live-updates';
import * as v from 'valibot';
import { watchSession } from '../api/serverSession';
import { toWalletTransaction } from '../api/transactions';
import { reportFault } from '../reports/reports';

export interface Subscription {
  /** Call it each time a connection is open, so that the wallet loads what it has missed. */
  onOpen: () => void;
  /**
   * Age of what the wallet has loaded, in ms: the server should first send what has happened since. 0 if the wallet
   * loads it again when the connection opens.
   */
  ageMs: number;
  /** Call it with each event, a `WalletEvent` of the API. Others are ignored. */
  onEvent: (event: unknown) => void;
}

/**
 * Connects to the server's events until `signal` aborts. Settles when the connection ends; the wallet then connects
 * again after a pause. docs/rules.md LIVE-1.
 */
export type Subscribe = (
  subscription: Subscription,
  options: { signal: AbortSignal },
) => Promise<unknown>;

const knownSchema = v.object({
  type: v.picklist(walletEventSchema.options.map(({ entries }) => entries.type.literal)),
});

export interface FollowUpdatesOptions extends Pick<FollowUpdatesInput, 'onOpen' | 'onUpdate'> {
  ageMs: number;
  signal: AbortSignal;
}

/** Follows the events of the host as updates. */
export async function followUpdates(
  subscribe: Subscribe,
  { onOpen, onUpdate, ageMs, signal }: FollowUpdatesOptions,
): Promise<unknown> {
  const onEvent = (event: unknown) => {
    if (signal.aborted || !v.is(knownSchema, event)) return;
    const { success, output, issues } = v.safeParse(walletEventSchema, event);
    if (!success) return console.error(`An event of the server: ${describeIssues(issues)}`);
    const { id, occurredAt } = output;
    const transaction = 'transaction' in output ? toWalletTransaction(output.transaction) : null;
    onUpdate({ id, occurredAt, transaction });
  };
  try {
    return await watchSession(() =>
      subscribe({ onOpen: () => signal.aborted || onOpen(), onEvent, ageMs }, { signal }),
    );
  } catch (error) {
    if (!signal.aborted) reportFault(error, 'request');
    throw error;
  }
}
