import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import type { bankTransferMachine } from './bankTransferMachine';
import { ChooseBank } from './ChooseBank';
import { ChooseCountry } from './ChooseCountry';
import { ConfirmTransfer } from './ConfirmTransfer';
import type { BankCountry } from './countries';
import { EnterAccount } from './EnterAccount';

export type BankTransferActor = ActorRefFrom<typeof bankTransferMachine>;

export interface BankTransferFlowProps {
  /** A running `bankTransferMachine`; its owner decides where `left` leads. */
  actor: BankTransferActor;
  countries: readonly BankCountry[];
  /** Whose account it is, as the last step shows it. */
  accountHolder: string;
}

/** The four steps, from 1; the announcement belongs to the last. */
export function bankTransferStep(snapshot: SnapshotFrom<typeof bankTransferMachine>): number {
  if (snapshot.matches('choosingCountry')) return 1;
  if (snapshot.matches('choosingBank')) return 2;
  return snapshot.matches('enteringAccount') ? 3 : 4;
}

const importAnnouncement = () => import('./TransferAnnounced');
const TransferAnnounced = lazy(async () => ({
  default: (await importAnnouncement()).TransferAnnounced,
}));
// What fails here is asked for again, and reported, when the transfer is confirmed.
const preloadAnnouncement = () => void importAnnouncement().catch(() => {});

/** Sends money to a bank in four steps: country, bank, account, confirm. */
export function BankTransferFlow({ actor, countries, accountHolder }: BankTransferFlowProps) {
  const step = useSelector(actor, bankTransferStep);
  const isAnnounced = useSelector(actor, (snapshot) => snapshot.matches('announced'));
  // Once shown it stays, closed, so that its leaving can be seen.
  const [wasAnnounced, setAnnounced] = useState(isAnnounced);
  if (isAnnounced && !wasAnnounced) setAnnounced(true);

  return (
    <>
      <FlowFrame step={step}>
        {step === 1 && <ChooseCountry actor={actor} countries={countries} />}
        {step === 2 && <ChooseBank actor={actor} countries={countries} />}
        {step === 3 && <EnterAccount actor={actor} />}
        {step === 4 && (
          <ConfirmTransfer
            actor={actor}
            accountHolder={accountHolder}
            onConfirmIntended={preloadAnnouncement}
          />
        )}
      </FlowFrame>
      <Suspense>
        {wasAnnounced && <TransferAnnounced actor={actor} isOpen={isAnnounced} />}
      </Suspense>
    </>
  );
}
