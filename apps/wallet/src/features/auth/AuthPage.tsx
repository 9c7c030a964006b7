import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import { authMachine, AuthScreen, type AuthMode, authMessages } from '@rad-wallet/ui/features/auth';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { SIGN_OUT_INCOMPLETE } from '../../session/signOut';
import { startSession } from '../../session/signIn';
import { useNavigation } from '../../platform/navigation/navigation';
import { useDevice } from '../../platform/storage/DeviceContext';
import { useSessionValue } from '../../session/sessionValues';
import { useHostActors } from '../../hosts/useHostActors';
import { PageTitle } from '../../shell/PageTitle';
import { getRoute, href } from '../routes';

/** Sign-in and sign-up have separate paths. docs/rules.md AUTH-1. */
const getMode = (path: string): AuthMode =>
  getRoute(path).name === 'signUp' ? 'signUp' : 'signIn';

export default function AuthPage() {
  const t = useMessages(authMessages);
  const notify = useNotify();
  const device = useDevice();
  const [isLeftBehind] = useSessionValue(SIGN_OUT_INCOMPLETE);
  const { path, navigate } = useNavigation();
  const queryClient = useQueryClient();
  const actor = useActorRef(authMachine.provide({ actors: useHostActors('signIn') }), {
    input: { values: { mode: getMode(path) } },
  });
  const mode = useSelector(actor, ({ context }) => context.values.mode);
  useFlowEvents(actor, () => {
    startSession({ device, queryClient }, actor.getSnapshot().context.values.email);
    // Replaces the history entry, so that Back does not return to the form.
    navigate(href('home'), { replace: true });
  });

  return (
    <>
      <PageTitle page={t(`${mode}.page`)} />
      <AuthScreen
        actor={actor}
        notice={isLeftBehind ? { id: 'signOutIncomplete' } : undefined}
        onForgotPassword={() => notify({ tone: 'neutral', id: 'passwordNotReset' })}
      />
    </>
  );
}
