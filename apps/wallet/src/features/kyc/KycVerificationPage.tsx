import { KycFlow, kycMachine, kycSteps, kycMessages } from '@rad-wallet/ui/features/kyc';
import { useMessages } from '@rad-wallet/ui/messages';
import { upload } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useDevice } from '../../platform/storage/DeviceContext';
import { getKycAnswers } from '../../session/kycAnswers';
import { useHostActors } from '../../hosts/useHostActors';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { href } from '../routes';

export default function KycVerificationPage() {
  const t = useMessages(kycMessages);
  const stored = getKycAnswers(useDevice());
  const actor = useActorRef(
    kycMachine.provide({ actors: useHostActors('kycVerification', upload) }),
    {
      input: { answers: stored.current() },
    },
  );
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.matches({ open: { verification: 'submitted' } })) stored.forget();
      else if (snapshot.matches({ open: { verification: 'editing' } })) {
        stored.change(snapshot.context.answers);
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, stored]);
  useFlowNavigation({ actor, steps: kycSteps, leaveTo: href('profile') });

  return (
    <>
      <PageTitle page={t('title')} />
      <KycFlow actor={actor} />
    </>
  );
}
