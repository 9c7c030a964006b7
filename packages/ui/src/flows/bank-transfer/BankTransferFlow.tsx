import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { createLazyDialog } from '../../components/LazyView';
import type { LoadableItems } from '../../types';
import {
  bankTransferSteps,
  type BankTransferActor,
  type BankTransferStep,
} from './bankTransferMachine';
import { ChooseBank } from './ChooseBank';
import { ChooseCountry } from './ChooseCountry';
import { ConfirmTransfer } from './ConfirmTransfer';
import type { BankCountry } from './countries';
import { EnterAccount } from './EnterAccount';

export interface BankTransferFlowProps {
  /** A running `bankTransferMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: BankTransferActor;
  /** The countries to choose from, each with its banks. */
  countries: LoadableItems<BankCountry>;
  /** Name of the account holder, shown on the last step. */
  accountHolder: string;
  /**
   * Custom views that replace the default views, by step; each receives the actor. @default none
   */
  steps?: FlowSteps<BankTransferStep, BankTransferActor>;
}

const TransferAnnounced = createLazyDialog(
  async () => (await import('./TransferAnnounced')).TransferAnnounced,
);

/** Sends money to a bank in four steps: country, bank, account, confirm. */
export function BankTransferFlow({
  actor,
  countries,
  accountHolder,
  steps,
}: BankTransferFlowProps) {
  const step = useSelector(actor, bankTransferSteps.current);
  const isAnnounced = useSelector(actor, (snapshot) => snapshot.matches('announced'));
  // Load the confirmation before submitting, since the network can fail afterwards.
  useEffect(() => {
    if (step === 'confirming') TransferAnnounced.preload();
  }, [step]);

  return (
    <>
      <FlowView
        actor={actor}
        steps={bankTransferSteps}
        replacements={steps}
        views={{
          choosingCountry: () => <ChooseCountry actor={actor} countries={countries} />,
          choosingBank: () => <ChooseBank actor={actor} countries={countries} />,
          enteringAccount: () => <EnterAccount actor={actor} countries={countries} />,
          confirming: () => <ConfirmTransfer {...{ actor, countries, accountHolder }} />,
        }}
      />
      <TransferAnnounced actor={actor} isOpen={isAnnounced} />
    </>
  );
}
