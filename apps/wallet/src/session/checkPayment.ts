import { host } from '#host/host';
import {
  findByKey,
  finishConversion,
  pendingConversionsQuery,
  type ApiClient,
  type ConversionRecord,
} from '@rad-wallet/api';
import { isRefusal, ProblemError } from '@rad-wallet/ui/engine';
import type { PaymentResult } from '@rad-wallet/ui/features/unfinished-payments';
import { REQUEST_TIMEOUT, type RequestOptions } from '@rad-wallet/ui/requests';
import type { QueryClient } from '@tanstack/react-query';
import type { Feature } from '../hosts/features';
import { depositByCard, sendToContact } from '../platform/api/moneyCommands';
import { convertAtRate } from './convertAtRate';
import { sendAndRefresh, settleIntent, type Command } from '../platform/api/moneyRequests';
import type { KeptIntent, StoredIntent } from '../platform/storage/intents';
import type { Device } from '../platform/storage/storage';
import { getSessionIntents } from './sessionIntents';

type Send = (input: object & { idempotencyKey: string }, options: RequestOptions) => unknown;

/** The requests of the API, by flow. The stored request is validated by the API client before it is sent. */
const apiCommands: ReadonlyMap<string, Command<never, unknown>> = new Map<
  string,
  Command<never, unknown>
>([
  ['sendMoney', sendToContact],
  ['conversion', convertAtRate],
  ['cardPayment', depositByCard],
]);

/** The features whose requests the host sends, by flow, and the name of the request. */
const hostFeatures: ReadonlyMap<string, readonly [feature: Feature, command: string]> = new Map<
  string,
  readonly [Feature, string]
>([
  ['bankTransfer', ['bankTransfer', 'submitBankTransfer']],
  ['billPayment', ['billPayment', 'payBill']],
  ['cryptoTransfer', ['cryptoTransfer', 'submit']],
  ['gift', ['gift', 'sendGift']],
  ['investment', ['investment', 'invest']],
  ['qrPayment', ['qrPayment', 'payByQr']],
  ['sendWallet', ['sendToWallet', 'submit']],
]);

/** The demo simulates what has no request: it moves no money. docs/rules.md DEMO-1. */
const simulate: Send = () => {};

function findSender(api: ApiClient, flow: string): Send | undefined {
  const command = apiCommands.get(flow);
  if (command) {
    return ({ idempotencyKey, ...subject }, options) =>
      command(api, subject as never, { ...options, idempotencyKey });
  }
  const [feature, name] = hostFeatures.get(flow) ?? [];
  if (feature === undefined || name === undefined || !host.isOffered(feature)) return undefined;
  const commands = host.commands[feature] as Readonly<Record<string, Send>> | undefined;
  return commands ? commands[name] : simulate;
}

export interface PaymentChecker {
  api: ApiClient;
  queryClient: QueryClient;
  device: Device;
}

/** Returns the intent with this key, what is left of it after a sign-out, or the conversion that the server lists. */
const findUnfinished = ({ api, queryClient, device }: PaymentChecker, key: string | undefined) =>
  getSessionIntents(device)
    .list()
    .find((intent) => intent.key === key) ??
  getSessionIntents(device)
    .listKept()
    .find((intent) => intent.key === key) ??
  queryClient
    .getQueryData(pendingConversionsQuery(api).queryKey)
    ?.find((conversion) => conversion.id === key);

/**
 * Finds out what became of a payment by repeating it with its key, which cannot move the money twice; after a sign-out,
 * by asking for its transaction. Rejects if that is still not known. docs/rules.md PAY-11.
 */
export async function checkPayment(
  checker: PaymentChecker,
  key: string | undefined,
  options: RequestOptions,
): Promise<PaymentResult> {
  const { api, queryClient, device } = checker;
  const unfinished = findUnfinished(checker, key);
  if (key === undefined || !unfinished) throw new Error('The payment is not unfinished any more.');
  try {
    await settleIntent(getSessionIntents(device), key, () =>
      sendAndRefresh(queryClient, () => repeat(api, unfinished, options)),
    );
    return 'succeeded';
  } catch (error) {
    if (isRefusal(error)) return 'refused';
    throw error;
  }
}

async function repeat(
  api: ApiClient,
  unfinished: StoredIntent | KeptIntent | ConversionRecord,
  options: RequestOptions,
): Promise<unknown> {
  if (!('flow' in unfinished)) return finishConversion(api, unfinished, options);
  if (!('request' in unfinished)) return find(api, unfinished, options);
  const { flow, key, request } = unfinished;
  const send = findSender(api, flow);
  if (!send) throw new Error(`The host has not connected ${flow}.`);
  return send({ ...request, idempotencyKey: key }, options);
}

/** After this time, in ms, a request that the server does not know no longer arrives. */
const ARRIVAL_LIMIT = 2 * REQUEST_TIMEOUT;

async function find(
  api: ApiClient,
  { flow, key, startedAt }: KeptIntent,
  options: RequestOptions,
): Promise<unknown> {
  const transaction = await findByKey(api, key, options);
  if (transaction) return transaction;
  // A host can record its own requests elsewhere.
  const isOver = apiCommands.has(flow) && Date.now() - Date.parse(startedAt) > ARRIVAL_LIMIT;
  throw isOver
    ? new ProblemError({ id: 'submissionFailed' })
    : new Error('It is not known what became of the payment.');
}
