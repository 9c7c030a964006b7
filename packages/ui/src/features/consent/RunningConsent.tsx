import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { consentMachine, type Authorize, type ConsentPayment } from './consentMachine';
import { ConsentSheet } from './ConsentSheet';

interface RunningConsentProps {
  payment: ConsentPayment;
  authorize: Authorize;
  isOpen: boolean;
  onGiven: () => void;
  onDeclined: () => void;
}

/** Starts when it is mounted. */
export function RunningConsent({
  payment,
  authorize: { onSignIn, ...actors },
  isOpen,
  onGiven,
  onDeclined,
}: RunningConsentProps) {
  const actor = useActorRef(consentMachine.provide({ actors }), { input: { payment } });
  const end = useEffectEvent((isGiven: boolean) => (isGiven ? onGiven() : onDeclined()));
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') end(snapshot.matches('given'));
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <ConsentSheet actor={actor} isOpen={isOpen} onSignIn={onSignIn} />;
}
