import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { ConsentNotice } from './ConsentNotice';
import { FraudQuestions } from './FraudQuestions';
import type { ConsentActor } from './consentMachine';
import { consentMessages } from './messages';
import { PinEntry } from './PinEntry';

export interface ConsentSheetProps {
  /** A running `consentMachine` actor. Its final state is `given` or `declined`. */
  actor: ConsentActor;
  /** Whether the payment waits for consent. @default true */
  isOpen?: boolean;
  /** Opens the sign-in page. The sheet declines the payment before. */
  onSignIn: () => void;
}

const PIN_STATES = ['enteringPin', 'choosingPin', 'repeatingPin', 'verifying'] as const;

/**
 * The payee and amount of one payment, and what is needed to consent to it. Use it if your app runs `consentMachine`;
 * otherwise use `Consent`.
 */
export function ConsentSheet({ actor, isOpen = true, onSignIn }: ConsentSheetProps) {
  const t = useMessages(consentMessages);
  const tPayment = useMessages(paymentMessages);
  const { payee, amount, currency } = useSelector(actor, ({ context }) => context.payment);
  const isShown = useSelector(
    actor,
    (snapshot) => snapshot.status === 'active' && !snapshot.hasTag('quiet'),
  );
  const isPin = useSelector(actor, (snapshot) => PIN_STATES.some((one) => snapshot.matches(one)));
  const isQuestioning = useSelector(actor, (snapshot) => snapshot.matches('questioning'));
  const decline = () => actor.send({ type: 'back' });
  return (
    <Dialog title={t('title')} isOpen={isOpen && isShown} onOpenChange={decline}>
      <Stack gap={5}>
        <Card>
          <DescriptionList
            items={[
              ...(payee === undefined
                ? []
                : [{ term: tPayment('inDoubt.payee'), value: <bdi>{payee}</bdi> }]),
              {
                term: tPayment('amount'),
                value: <AmountText value={amount} currency={currency} />,
                isEmphasized: true,
              },
            ]}
          />
        </Card>
        {isPin && <PinEntry actor={actor} />}
        {isQuestioning && <FraudQuestions actor={actor} onDecline={decline} />}
        {!isPin && !isQuestioning && (
          <ConsentNotice
            actor={actor}
            onDecline={decline}
            onSignIn={() => {
              decline();
              onSignIn();
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
