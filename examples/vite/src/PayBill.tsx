import {
  BillPaymentFlow,
  billPaymentMachine,
  type Bill,
  type BillCategory,
} from '@rad-wallet/ui/features/bill-payment';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import type { Loadable } from '@rad-wallet/ui/types';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { backend } from './backend';

const machine = billPaymentMachine.provide({
  actors: { payBill: request((bill, { signal }) => backend.payBill(bill, signal)) },
});

const categories: BillCategory[] = [
  { id: 'electricity', providers: ['K-Electric', 'LESCO'] },
  { id: 'gas', providers: ['SSGC', 'SNGPL'] },
];

export function PayBill({ onLeft }: { onLeft: () => void }) {
  const actor = useActorRef(machine);
  useFlowEvents(actor, onLeft);
  const [bills, setBills] = useState<Loadable<readonly Bill[]>>({ status: 'loading' });
  useEffect(() => {
    const load = () =>
      backend.bills().then(
        (value) => setBills({ status: 'ready', value }),
        () => setBills({ status: 'error', retry: load }),
      );
    void load();
  }, []);
  return <BillPaymentFlow actor={actor} categories={categories} bills={bills} />;
}
