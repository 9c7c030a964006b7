import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import type { Contact } from '../../types';
import { ChooseContact } from './ChooseContact';
import { EnterAmount } from './EnterAmount';
import type { requestMoneyMachine } from './requestMoneyMachine';
import { RequestSent } from './RequestSent';

export type RequestMoneyActor = ActorRefFrom<typeof requestMoneyMachine>;

export interface RequestMoneyFlowProps {
  /** A running `requestMoneyMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: RequestMoneyActor;
  contacts: readonly Contact[];
  /** Absolute URL that payment links begin with. */
  paymentAddress: string;
}

/** The three steps, from 1. */
export function requestMoneyStep(snapshot: SnapshotFrom<typeof requestMoneyMachine>): number {
  if (snapshot.matches('choosingContact')) return 1;
  return snapshot.matches('enteringAmount') ? 2 : 3;
}

/** Asks somebody for money in three steps: who, how much, done. */
export function RequestMoneyFlow({ actor, contacts, paymentAddress }: RequestMoneyFlowProps) {
  const step = useSelector(actor, requestMoneyStep);
  return (
    <FlowFrame step={step}>
      {step === 1 && <ChooseContact actor={actor} contacts={contacts} />}
      {step === 2 && <EnterAmount actor={actor} />}
      {step === 3 && <RequestSent actor={actor} paymentAddress={paymentAddress} />}
    </FlowFrame>
  );
}
