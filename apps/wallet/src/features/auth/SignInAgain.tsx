import { useFlowEvents } from '@rad-wallet/ui/engine';
import { authMachine, AuthScreen, authMessages } from '@rad-wallet/ui/features/auth';
import { coverPage } from '@rad-wallet/ui/features/lock';
import { useMessages } from '@rad-wallet/ui/messages';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHostActors } from '../../hosts/useHostActors';
import { useNavigation } from '../../platform/navigation/navigation';
import { useDevice } from '../../platform/storage/DeviceContext';
import { getLock } from '../../platform/storage/lockState';
import { hasHolder, startSession } from '../../session/signIn';
import { PageTitle } from '../../shell/PageTitle';
import { getRoute, href } from '../routes';

/**
 * Covers the page until somebody has signed in. The page stays mounted, so that it keeps what was typed. The lock has
 * precedence. docs/rules.md AUTH-13.
 */
export default function SignInAgain() {
  const lock = getLock(useDevice());
  const { path } = useNavigation();
  const isLocked = useSyncExternalStore(lock.subscribe, () => lock.isLocked);
  // Before the effect that moves focus: without a cover, sign-in is not visible.
  useLayoutEffect(coverPage, []);
  return isLocked && getRoute(path).isCoveredByLock
    ? null
    : createPortal(<SignInCover />, document.body);
}

function SignInCover() {
  const t = useMessages(authMessages);
  const notify = useNotify();
  const device = useDevice();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  const content = useRef<HTMLDivElement>(null);
  const actor = useActorRef(authMachine.provide({ actors: useHostActors('signIn') }), {
    input: { values: { mode: 'signIn' } },
  });
  useFlowEvents(actor, () => {
    const isAfterSomebody = hasHolder(device);
    const isSamePerson = startSession(
      { device, queryClient },
      actor.getSnapshot().context.values.email,
    );
    if (isAfterSomebody && !isSamePerson) navigate(href('home'), { replace: true });
  });
  useEffect(() => content.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div ref={content} data-lock data-above-lock data-react-aria-top-layer="true">
      <PageTitle page={t('signIn.page')} />
      <AuthScreen
        actor={actor}
        notice={{ id: 'sessionEnded', tone: 'neutral' }}
        onForgotPassword={() => notify({ tone: 'neutral', id: 'passwordNotReset' })}
      />
    </div>
  );
}
