import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { signOutMachine, SignOutScreen } from '@rad-wallet/ui/screens/sign-out';
import { useActorRef } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { sessionSummary } from '../content/profile';
import { PageTitle } from '../shell/PageTitle';

export default function SignOutPage() {
  const t = useTranslations('signOut');
  const [, navigate] = useLocation();
  const actor = useActorRef(signOutMachine);
  // Back does not ask again whom it has already let go.
  useFlowEvents(actor, () => navigate('/auth', { replace: true }));
  return (
    <>
      <PageTitle page={t('title')} />
      <SignOutScreen actor={actor} summary={sessionSummary} />
    </>
  );
}
