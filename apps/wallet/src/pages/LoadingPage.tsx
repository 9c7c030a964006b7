import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { splashMachine, SplashScreen } from '@rad-wallet/ui/screens/splash';
import { useActorRef } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { PageTitle } from '../shell/PageTitle';

export default function LoadingPage() {
  const t = useTranslations('splash');
  const [, navigate] = useLocation();
  const actor = useActorRef(splashMachine);
  // Back does not lead through it again.
  useFlowEvents(actor, () => navigate('/', { replace: true }));
  return (
    <>
      <PageTitle page={t('page')} />
      <SplashScreen actor={actor} />
    </>
  );
}
