import type { Contact } from '../../types';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { ChooseContact } from './ChooseContact';
import { EnterAmount } from './EnterAmount';
import {
  requestMoneySteps,
  type RequestMoneyActor,
  type RequestMoneyStep,
} from './requestMoneyMachine';
import { RequestSent } from './RequestSent';

export interface RequestMoneyFlowProps {
  /** A running `requestMoneyMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: RequestMoneyActor;
  /** Whom one can ask, the latest first. */
  contacts: readonly Contact[];
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<RequestMoneyStep, RequestMoneyActor>;
}

/** Asks somebody for money in three steps: who, how much, done. */
export function RequestMoneyFlow({ actor, contacts, steps }: RequestMoneyFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={requestMoneySteps}
      replacements={steps}
      views={{
        choosingContact: () => <ChooseContact actor={actor} contacts={contacts} />,
        enteringAmount: () => <EnterAmount actor={actor} />,
        requested: () => <RequestSent actor={actor} />,
      }}
    />
  );
}
