'use client';

import {
  BillPaymentFlow,
  billPaymentMachine,
  type Bill,
  type BillCategory,
} from '@rad-wallet/ui/features/bill-payment';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { postJson } from './post';

const machine = billPaymentMachine.provide({
  actors: {
    payBill: request(async (bill, { signal }) => {
      await postJson('/api/bills', bill, signal);
    }),
  },
});

const categories: BillCategory[] = [
  { id: 'electricity', providers: ['K-Electric', 'LESCO'] },
  { id: 'gas', providers: ['SSGC', 'SNGPL'] },
];

export function PayBill({ bills }: { bills: Bill[] }) {
  const router = useRouter();
  const actor = useActorRef(machine);
  useFlowEvents(actor, () => router.push('/'));
  const ready = useMemo(() => ({ status: 'ready' as const, value: bills }), [bills]);
  return <BillPaymentFlow actor={actor} categories={categories} bills={ready} />;
}
