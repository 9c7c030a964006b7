import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { passkeysMachine, type Passkey, type Passkeys } from './passkeysMachine';
import { PasskeysSheet } from './PasskeysSheet';
import { useEndOnClose } from './useEndOnClose';

interface RunningPasskeysProps {
  passkeys: Passkeys;
  isOpen: boolean;
  onChange: (passkeys: readonly Passkey[]) => void;
  onClose: () => void;
}

/** Starts when it is mounted. */
export function RunningPasskeys({ passkeys, isOpen, onChange, onClose }: RunningPasskeysProps) {
  const { load, create, remove, authorize, canCreate } = passkeys;
  const actor = useActorRef(
    passkeysMachine.provide({
      actors: { loadPasskeys: load, createPasskey: create, removePasskey: remove },
    }),
    { input: { canCreate } },
  );
  const changed = useEffectEvent(onChange);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    let known: readonly Passkey[] | null = null;
    const subscription = actor.subscribe(({ status, context }) => {
      if (context.passkeys && context.passkeys !== known) changed(context.passkeys);
      known = context.passkeys;
      if (status === 'done') closed();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  useEndOnClose(actor, isOpen);
  return <PasskeysSheet actor={actor} authorize={authorize} isOpen={isOpen} />;
}
