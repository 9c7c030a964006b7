import { KycFlow, kycMachine, kycSteps } from '@rad-wallet/ui/flows/kyc';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef } from '@xstate/react';
import { useConnected } from '../host/useConnected';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function KycVerificationPage() {
  const t = useTranslations('kyc');
  const actor = useActorRef(kycMachine.provide({ actors: useConnected('kycVerification') }));
  useFlowHistory({ actor, steps: kycSteps, leaveTo: '/profile' });

  return (
    <>
      <PageTitle page={t('title')} />
      <KycFlow actor={actor} />
    </>
  );
}
