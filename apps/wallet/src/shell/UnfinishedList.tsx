import type { ConversionRecord } from '@rad-wallet/api';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import {
  UnfinishedPayments,
  unfinishedPaymentsMachine,
  type PaymentResult,
  type UnfinishedPayment,
} from '@rad-wallet/ui/features/unfinished-payments';
import { useHrefs, type WalletDestination, type WalletHrefs } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { useApi } from '../platform/api/ApiContext';
import { useDevice } from '../platform/storage/DeviceContext';
import type { KeptIntent, StoredIntent } from '../platform/storage/intents';
import { checkPayment } from '../session/checkPayment';
import { UNFINISHED_PARAMETER } from '../session/useResumableActor';

export interface UnfinishedListProps {
  intents: readonly StoredIntent[];
  /** The signed-in person's payments from before a sign-out. */
  kept: readonly KeptIntent[];
  conversions: readonly ConversionRecord[];
}

/** The destinations of flows that have another name. */
const destinations: Readonly<Record<string, WalletDestination>> = { sendWallet: 'sendToWallet' };

const isDestination = (name: string, hrefs: WalletHrefs): name is WalletDestination =>
  Object.hasOwn(hrefs, name);

const conversionSchema = v.object({ target: v.object({ currency: v.string() }) });

const getKind = (flow: string) =>
  flow === 'conversion' ? 'conversion' : flow === 'cardPayment' ? 'deposit' : 'payment';

const describeKept = ({ flow, key, startedAt }: KeptIntent): UnfinishedPayment => ({
  key,
  kind: getKind(flow),
  startedAt,
});

function describeIntent(
  { flow, key, request: sent, summary, startedAt }: StoredIntent,
  hrefs: WalletHrefs,
): UnfinishedPayment[] {
  if (!summary) return [];
  const name = destinations[flow] ?? flow;
  const path = isDestination(name, hrefs) ? hrefs[name] : null;
  const query = new URLSearchParams({ [UNFINISHED_PARAMETER]: key }).toString();
  const kind = getKind(flow);
  const bought = v.is(conversionSchema, sent) ? { boughtCurrency: sent.target.currency } : {};
  return [{ key, kind, summary, ...bought, startedAt, ...(path && { href: `${path}?${query}` }) }];
}

const describeConversion = ({
  id,
  source: { amount, currency },
  target,
  openedAt,
}: ConversionRecord): UnfinishedPayment => ({
  key: id,
  kind: 'conversion',
  summary: { amount, currency },
  boughtCurrency: target.currency,
  startedAt: openedAt,
});

export function UnfinishedList({ intents, kept, conversions }: UnfinishedListProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const device = useDevice();
  const hrefs = useHrefs();
  const known = new Set(intents.map(({ key }) => key));
  const others = conversions.filter(({ id }) => !known.has(id));
  const payments = [
    ...intents.flatMap((intent) => describeIntent(intent, hrefs)),
    ...kept.map(describeKept),
    ...others.map(describeConversion),
  ];
  const actor = useActorRef(
    unfinishedPaymentsMachine.provide({
      actors: {
        findResult: request<PaymentResult, UnfinishedPayment | null>((payment, options) =>
          checkPayment({ api, queryClient, device }, payment?.key, options),
        ),
      },
    }),
    { input: { payments } },
  );
  useFlowEvents(actor, () => {});
  useEffect(
    () => actor.send({ type: 'payments.changed', payments }),
    // oxlint-disable-next-line react/exhaustive-deps -- `payments` is derived from these
    [actor, intents, kept, conversions, hrefs],
  );
  return <UnfinishedPayments actor={actor} />;
}
