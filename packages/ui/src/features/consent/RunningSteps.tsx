import type { ConsentSubject } from './consentMachine';
import { ConsentSteps } from './ConsentSteps';
import { useConsentActor, type ConsentActorOptions } from './useConsentActor';

interface RunningStepsProps<Subject extends ConsentSubject> extends ConsentActorOptions<Subject> {
  onSignIn: () => void;
}

/** The steps of consent within another sheet. They start when they are mounted. */
export function RunningSteps<Subject extends ConsentSubject>({
  onSignIn,
  ...options
}: RunningStepsProps<Subject>) {
  const actor = useConsentActor(options);
  return <ConsentSteps actor={actor} onSignIn={onSignIn} />;
}
