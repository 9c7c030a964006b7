import { KycFlow, kycMachine, kycStep } from '@rad-wallet/ui/flows/kyc';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

const LAST_STEP = 5;

export default function KycVerificationPage() {
  const t = useTranslations('kyc');
  const actor = useActorRef(kycMachine);
  const step = useSelector(actor, kycStep);
  const leave = useFlowHistory({ actor, step, isOver: step === LAST_STEP, leaveTo: '/profile' });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <KycFlow actor={actor} />
    </>
  );
}
