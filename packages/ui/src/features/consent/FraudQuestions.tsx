import { CircleAlert } from 'lucide-react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import type { ConsentActor } from './consentMachine';
import { consentMessages } from './messages';

interface FraudQuestionsProps {
  actor: ConsentActor;
  onDecline: () => void;
}

/** The questions of banks before an unusual payment. docs/rules.md CONSENT-7. */
export function FraudQuestions({ actor, onDecline }: FraudQuestionsProps) {
  const t = useMessages(consentMessages);
  return (
    <Stack gap={5}>
      <Callout
        tone="pending"
        icon={CircleAlert}
        title={t('questions.title')}
        headingLevel={3}
        isUrgent
        points={[t('questions.asked'), t('questions.hurried'), t('questions.stranger')]}
      >
        {t('questions.text')}
      </Callout>
      <Stack gap={2}>
        <Button isFullWidth onPress={onDecline}>
          {t('questions.stop')}
        </Button>
        <Button
          variant="plain"
          isFullWidth
          onPress={() => actor.send({ type: 'questions.passed' })}
        >
          {t('questions.pass')}
        </Button>
      </Stack>
    </Stack>
  );
}
