import { Amount } from '@rad-wallet/ui/Amount';
import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { useToastText } from '@rad-wallet/ui/Toast';
import type { SendMoneyActor } from '@rad-wallet/ui/features/send-money';
import { useSelector } from '@xstate/react';

/** A custom step that replaces the library's step. */
export function ConfirmToFamily({ actor }: { actor: SendMoneyActor }) {
  const { contact, amount, problem } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const getToastText = useToastText();
  return (
    <Screen
      header={
        <PageHeader
          title={`To ${contact?.name}?`}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isSending}
        />
      }
      footer={
        <Button isFullWidth isPending={isSending} onPress={() => actor.send({ type: 'submitted' })}>
          Send to the family
        </Button>
      }
    >
      {problem && <Callout tone="danger" title={getToastText(problem).description} isUrgent />}
      <Amount value={amount.replaceAll(',', '')} size="lg" />
    </Screen>
  );
}
