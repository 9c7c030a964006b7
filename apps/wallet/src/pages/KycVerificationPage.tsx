import { KYC_STEPS, KycFlow, kycMachine, kycStep } from '@rad-wallet/ui/flows/kyc';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function KycVerificationPage() {
  const t = useTranslations('kyc');
  const actor = useActorRef(kycMachine);
  const step = useSelector(actor, kycStep);
  useFlowHistory({ actor, depth: KYC_STEPS.indexOf(step) + 1, leaveTo: '/profile' });

  return (
    <>
      <PageTitle page={t('title')} />
      <KycFlow actor={actor} />
    </>
  );
}
