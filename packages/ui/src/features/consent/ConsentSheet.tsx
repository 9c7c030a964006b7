import { useSelector } from '@xstate/react';
import { Dialog } from '../../components/Dialog';
import { useMessages } from '../../messages';
import { isNewPasskey, isPayment, type ConsentActor } from './consentMachine';
import { ConsentSteps } from './ConsentSteps';
import { consentMessages } from './messages';

export interface ConsentSheetProps {
  /** A running `consentMachine` actor. Its final state is `given` or `declined`. */
  actor: ConsentActor;
  /** Whether the payment waits for consent. @default true */
  isOpen?: boolean;
  /** Opens the sign-in page. The sheet declines the payment before. */
  onSignIn: () => void;
}

/**
 * The payee and amount of one payment, and what is needed to consent to it. Use it if your app runs `consentMachine`;
 * otherwise use `Consent`.
 */
export function ConsentSheet({ actor, isOpen = true, onSignIn }: ConsentSheetProps) {
  const t = useMessages(consentMessages);
  const subject = useSelector(actor, ({ context }) => context.subject);
  const title = isNewPasskey(subject) ? t('passkeys.title') : t('setting.title');
  const isShown = useSelector(
    actor,
    (snapshot) => snapshot.status === 'active' && !snapshot.hasTag('quiet'),
  );
  return (
    <Dialog
      title={isPayment(subject) ? t('title') : title}
      isOpen={isOpen && isShown}
      onOpenChange={() => actor.send({ type: 'back' })}
    >
      <ConsentSteps actor={actor} onSignIn={onSignIn} />
    </Dialog>
  );
}
