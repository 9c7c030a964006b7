import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useTranslations } from '@rad-wallet/ui/messages';
import { signOutMachine, SignOutScreen } from '@rad-wallet/ui/features/sign-out';
import { useActorRef } from '@xstate/react';
import { useSession } from '../../session/profile';
import { useConnected } from '../../hosts/useConnected';
import { PageTitle } from '../../shell/PageTitle';
import { useSignOut } from './useSignOut';

export default function SignOutPage() {
  const t = useTranslations('signOut');
  const signOut = useSignOut();
  const actor = useActorRef(signOutMachine.provide({ actors: useConnected('signOut') }));
  useFlowEvents(actor, (outcome) => {
    if (outcome === 'completed') signOut();
  });
  return (
    <>
      <PageTitle page={t('title')} />
      <SignOutScreen actor={actor} summary={useSession()} />
    </>
  );
}
