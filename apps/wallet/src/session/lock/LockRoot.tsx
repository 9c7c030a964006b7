import { host } from '#host/host';
import type { FlowOutcome } from '@rad-wallet/ui/engine';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { lockMachine, LockScreen } from '@rad-wallet/ui/features/lock';
import { endSplash } from '@rad-wallet/ui/splash';
import { useActorRef } from '@xstate/react';
import { StrictMode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import type { Catalogue } from '../../platform/language/catalogue';
import type { WalletSettings } from '../settings';
import { verifyCredential } from '../../platform/credential/platformCredential';
import { money } from '../../money';
import { withErrorToasts, unlockToasts } from '../../platform/credential/credentialErrorToasts';

export interface LockRootProps {
  catalogue: Catalogue;
  /** Observed while locked, because another tab may turn biometrics on or off. */
  settings: WalletSettings['app'];
  onLeft: (outcome: FlowOutcome) => void;
  onSignIn: () => void;
}

const signOut = host.commands.signOut?.signOut;

function LockRoot({ settings, onLeft, onSignIn }: Omit<LockRootProps, 'catalogue'>) {
  const getCredentialId = () => settings.current().credentialId;
  const credentialId = useSyncExternalStore(settings.subscribe, getCredentialId, getCredentialId);
  // A changed `key` restarts the lock machine, which aborts a prompt for the earlier key pair.
  return (
    <Lock key={credentialId} credentialId={credentialId} onLeft={onLeft} onSignIn={onSignIn} />
  );
}

interface LockProps {
  /** Id of the biometric key pair; null if pressing the button unlocks the wallet without biometrics. */
  credentialId: string | null;
  onLeft: (outcome: FlowOutcome) => void;
  onSignIn: () => void;
}

function Lock({ credentialId, onLeft, onSignIn }: LockProps) {
  const actor = useActorRef(
    lockMachine.provide({
      actors: {
        ...(signOut && { signOut: request(signOut) }),
        verify: fromPromise(({ signal }) =>
          withErrorToasts(verifyCredential(credentialId ?? '', signal), unlockToasts),
        ),
      },
    }),
    { input: { method: credentialId === null ? 'press' : 'biometrics' } },
  );
  // Toasts are ignored: the lock screen would cover them, so it shows errors itself.
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const subscription = actor.on('left', ({ outcome }) => left(outcome));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(endSplash, []);
  return <LockScreen actor={actor} canSignOut={host.isOffered('signOut')} onSignIn={onSignIn} />;
}

/**
 * Renders the lock screen in a separate React root, so that errors in it and in the page do not affect each other. The
 * lock's messages must be loaded. Returns a function that unmounts it.
 */
export function showLock(container: Element, { catalogue, ...props }: LockRootProps): () => void {
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <WalletProvider money={money} {...catalogue.current()}>
        <LockRoot {...props} />
      </WalletProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}
