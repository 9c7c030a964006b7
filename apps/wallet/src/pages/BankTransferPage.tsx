import {
  BankTransferFlow,
  bankTransferMachine,
  bankTransferStep,
} from '@rad-wallet/ui/flows/bank-transfer';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { bankCountries } from '../content/banks';
import { profile } from '../content/profile';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function BankTransferPage() {
  const t = useTranslations('bankTransfer');
  const actor = useActorRef(bankTransferMachine);
  const isConfirmed = useSelector(
    actor,
    (snapshot) => snapshot.matches('announced') || snapshot.matches('left'),
  );
  const leave = useFlowHistory({
    actor,
    step: useSelector(actor, bankTransferStep),
    isOver: isConfirmed,
    leaveTo: isConfirmed ? '/' : '/funds',
  });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('page')} />
      <BankTransferFlow actor={actor} countries={bankCountries} accountHolder={profile.name} />
    </>
  );
}
