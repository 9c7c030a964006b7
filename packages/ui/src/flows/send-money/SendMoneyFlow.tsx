import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import type { Contact, Loadable } from '../../types';
import { ChooseContact } from './ChooseContact';
import { ConfirmTransfer } from './ConfirmTransfer';
import { EnterAmount } from './EnterAmount';
import type { sendMoneyMachine } from './sendMoneyMachine';
import { TransferSent } from './TransferSent';

export type SendMoneyActor = ActorRefFrom<typeof sendMoneyMachine>;

export interface SendMoneyFlowProps {
  /** A running `sendMoneyMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: SendMoneyActor;
  contacts: readonly Contact[];
  /** The PKR balance, a decimal string. */
  balance: Loadable<string>;
}

/** The four steps, counted as the person counts them: sending is still step 3. */
export function sendMoneyStep(snapshot: SnapshotFrom<typeof sendMoneyMachine>): number {
  if (snapshot.matches('choosingContact')) return 1;
  if (snapshot.matches('enteringAmount')) return 2;
  return snapshot.matches('sent') ? 4 : 3;
}

/** Sends money in four steps: who, how much, confirm, done. */
export function SendMoneyFlow({ actor, contacts, balance }: SendMoneyFlowProps) {
  const step = useSelector(actor, sendMoneyStep);
  return (
    <FlowFrame step={step}>
      {step === 1 && <ChooseContact actor={actor} contacts={contacts} />}
      {step === 2 && <EnterAmount actor={actor} balance={balance} />}
      {step === 3 && <ConfirmTransfer actor={actor} />}
      {step === 4 && <TransferSent actor={actor} />}
    </FlowFrame>
  );
}
