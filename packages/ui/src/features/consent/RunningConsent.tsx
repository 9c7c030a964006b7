import type { ConsentPayment } from './consentMachine';
import { ConsentSheet } from './ConsentSheet';
import { useConsentActor, type ConsentActorOptions } from './useConsentActor';
import { useEndOnClose } from './useEndOnClose';

interface RunningConsentProps extends ConsentActorOptions<ConsentPayment> {
  isOpen: boolean;
}

/** Starts when it is mounted. */
export function RunningConsent({ isOpen, ...options }: RunningConsentProps) {
  const actor = useConsentActor(options);
  useEndOnClose(actor, isOpen);
  return <ConsentSheet actor={actor} isOpen={isOpen} onSignIn={options.authorize.onSignIn} />;
}
