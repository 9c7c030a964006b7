import type { Contact } from '../../types';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { ChooseContact } from './ChooseContact';
import { ConfirmTransfer } from './ConfirmTransfer';
import { EnterAmount } from './EnterAmount';
import { sendMoneySteps, type SendMoneyActor, type SendMoneyStep } from './sendMoneyMachine';
import { TransferSent } from './TransferSent';

export interface SendMoneyFlowProps {
  /** A running `sendMoneyMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: SendMoneyActor;
  /** Whom one can send to, the latest first. */
  contacts: readonly Contact[];
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<SendMoneyStep, SendMoneyActor>;
}

/** Sends money in four steps: who, how much, confirm, done. */
export function SendMoneyFlow({ actor, contacts, steps }: SendMoneyFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={sendMoneySteps}
      replacements={steps}
      views={{
        choosingContact: () => <ChooseContact actor={actor} contacts={contacts} />,
        enteringAmount: () => <EnterAmount actor={actor} />,
        confirming: () => <ConfirmTransfer actor={actor} />,
        sent: () => <TransferSent actor={actor} />,
      }}
    />
  );
}
