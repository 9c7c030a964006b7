import type { LeftOutcome } from '@rad-wallet/ui/flows/shared';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { lockMachine, LockScreen } from '@rad-wallet/ui/screens/lock';
import { endSplash } from '@rad-wallet/ui/splash';
import { useActorRef } from '@xstate/react';
import { StrictMode, useEffect, useEffectEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import type { Catalogue } from '../data/catalogue';
import { proveCredential } from '../device/platformCredential';
import { tellingRefusals, unlockToasts } from '../device/refusals';

export interface LockRootProps {
  catalogue: Catalogue;
  /** The key pair that biometrics open the lock with; null where a press does. */
  credentialId: string | null;
  /** The lock was opened, or the person signed out. */
  onLeft: (outcome: LeftOutcome) => void;
}

function LockRoot({ credentialId, onLeft }: Omit<LockRootProps, 'catalogue'>) {
  const actor = useActorRef(
    lockMachine.provide({
      actors: {
        verify: fromPromise(({ signal }) =>
          tellingRefusals(proveCredential(credentialId ?? '', signal), unlockToasts),
        ),
      },
    }),
    { input: { method: credentialId === null ? 'press' : 'biometrics' } },
  );
  // The screen itself says what is wrong: a toast would lie under it.
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const subscription = actor.on('left', ({ outcome }) => left(outcome));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(endSplash, []);
  return <LockScreen actor={actor} />;
}

/**
 * Draws the lock in a tree of its own, so that neither it nor the page below can break the other. Answers
 * how to take it away. The catalogue must have the lock's texts.
 */
export function showLock(host: Element, { catalogue, ...props }: LockRootProps): () => void {
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <WalletProvider {...catalogue.current()}>
        <LockRoot {...props} />
      </WalletProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}
