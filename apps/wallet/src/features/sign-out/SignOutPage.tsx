import { useContent } from '#host/content';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import { signOutMachine, SignOutScreen, signOutMessages } from '@rad-wallet/ui/features/sign-out';
import { useActorRef } from '@xstate/react';
import { useHostActors } from '../../hosts/useHostActors';
import { getReadyValue } from '../../platform/api/toLoadable';
import { PageTitle } from '../../shell/PageTitle';
import { useSignOut } from './useSignOut';

export default function SignOutPage() {
  const t = useMessages(signOutMessages);
  const signOut = useSignOut();
  const actor = useActorRef(signOutMachine.provide({ actors: useHostActors('signOut') }));
  useFlowEvents(actor, (outcome) => {
    if (outcome === 'completed') signOut();
  });
  return (
    <>
      <PageTitle page={t('title')} />
      <SignOutScreen actor={actor} summary={getReadyValue(useContent('session')) ?? null} />
    </>
  );
}
