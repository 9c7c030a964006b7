import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { AmountText } from '../../components/Amount';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { isNewPasskey, isPayment, type ConsentActor, type consentMachine } from './consentMachine';
import { ConsentNotice } from './ConsentNotice';
import { FraudQuestions } from './FraudQuestions';
import { LimitText } from './LimitText';
import { consentMessages } from './messages';
import { PinEntry } from './PinEntry';

interface ConsentStepsProps {
  actor: ConsentActor;
  onSignIn: () => void;
}

const PIN_STATES = ['enteringPin', 'choosingPin', 'repeatingPin', 'verifying'] as const;

function getStep(snapshot: SnapshotFrom<typeof consentMachine>) {
  if (PIN_STATES.some((one) => snapshot.matches(one))) return 'pin';
  return snapshot.matches('questioning') ? 'questions' : 'notice';
}

/** What is authorized, and the step that is needed for it. */
export function ConsentSteps({ actor, onSignIn }: ConsentStepsProps) {
  const step = useSelector(actor, getStep);
  const decline = () => actor.send({ type: 'back' });
  return (
    <Stack gap={5}>
      <Subject actor={actor} />
      <div key={step} ref={moveFocusOnRemoval}>
        {step === 'pin' && <PinEntry actor={actor} />}
        {step === 'questions' && <FraudQuestions actor={actor} onDecline={decline} />}
        {step === 'notice' && (
          <ConsentNotice
            actor={actor}
            onDecline={decline}
            onSignIn={() => {
              decline();
              onSignIn();
            }}
          />
        )}
      </div>
    </Stack>
  );
}

function Subject({ actor }: Pick<ConsentStepsProps, 'actor'>) {
  const t = useMessages(consentMessages);
  const tPayment = useMessages(paymentMessages);
  const subject = useSelector(actor, ({ context }) => context.subject);
  if (isNewPasskey(subject)) return <Text tone="muted">{t('passkeys.authorizing')}</Text>;
  if (!isPayment(subject)) {
    const value = <LimitText above={subject.above} />;
    return (
      <Card>
        <DescriptionList items={[{ term: t('setting.chosen'), value, isEmphasized: true }]} />
      </Card>
    );
  }
  const { payee, amount, currency } = subject;
  return (
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
  );
}
