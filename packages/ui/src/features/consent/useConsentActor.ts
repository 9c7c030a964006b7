import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import {
  consentMachine,
  type Authorize,
  type ConsentActor,
  type ConsentSubject,
} from './consentMachine';

export interface ConsentActorOptions<Subject extends ConsentSubject> {
  subject: Subject;
  authorize: Authorize<Subject>;
  onGiven: () => void;
  onDeclined: () => void;
}

/** Asks for consent to the first `subject`. */
export function useConsentActor<Subject extends ConsentSubject>({
  subject,
  authorize,
  onGiven,
  onDeclined,
}: ConsentActorOptions<Subject>): ConsentActor {
  // The cast is safe, because the machine passes only this subject to the actors.
  const { demandConsent, giveConsent } = authorize as unknown as Authorize<ConsentSubject>;
  const actor = useActorRef(consentMachine.provide({ actors: { demandConsent, giveConsent } }), {
    input: { subject },
  });
  const end = useEffectEvent((isGiven: boolean) => (isGiven ? onGiven() : onDeclined()));
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') end(snapshot.matches('given'));
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
