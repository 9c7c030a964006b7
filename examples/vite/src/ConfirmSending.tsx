import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { useToastText } from '@rad-wallet/ui/Toast';
import type { SendMoneyActor } from '@rad-wallet/ui/features/send-money';
import { useSelector } from '@xstate/react';

/** A custom step that replaces the library's step. The machine and its rules stay the same. */
export function ConfirmSending({ actor }: { actor: SendMoneyActor }) {
  const { contact, amount, problem } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const getToastText = useToastText();
  return (
    <Screen
      header={
        <PageHeader
          title="Is this right?"
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isSending}
        />
      }
      footer={
        <Button isFullWidth isPending={isSending} onPress={() => actor.send({ type: 'submitted' })}>
          {problem ? 'Try once more' : 'Yes, send it'}
        </Button>
      }
    >
      {problem && <Callout tone="danger" title={getToastText(problem).description} isUrgent />}
      <p>
        Rs. {amount} to {contact?.name}
      </p>
    </Screen>
  );
}
