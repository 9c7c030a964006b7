import type { submissionPlan } from '@rad-wallet/testing/features/submission';
import { Button } from '@rad-wallet/ui/Button';
import { SubmissionForm, useSubmission, useSubmissionField } from '@rad-wallet/ui/submission';
import { en } from '@rad-wallet/ui/messages/en';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { RepeatQuestion } from '@rad-wallet/ui/RepeatQuestion';
import { Screen } from '@rad-wallet/ui/Screen';
import { Stack } from '@rad-wallet/ui/Stack';
import { TextField } from '@rad-wallet/ui/TextField';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

type Actor = ActorRefFrom<typeof submissionPlan.machine>;

export function MinimalForm({ actor }: { actor: Actor }) {
  const email = useSubmissionField(actor, 'email');
  const amount = useSubmissionField(actor, 'amount');
  const { canSubmit, isPending, isInDoubt } = useSubmission(actor);
  const repeated = useSelector(actor, ({ context }) => context.attempt?.repeats);
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  return (
    <Screen
      header={<PageHeader title={en.payment.amount} onBack={() => actor.send({ type: 'back' })} />}
    >
      <SubmissionForm actor={actor}>
        <Stack gap={4}>
          <TextField
            label={en.auth.email}
            value={email.value}
            onChange={email.onChange}
            errorMessage={email.fieldError && en.auth.missing.email}
          />
          <TextField label={en.payment.amount} value={amount.value} onChange={amount.onChange} />
          <Button
            type="submit"
            isDisabled={!canSubmit}
            isPending={isPending && !isDone}
            pendingLabel={en.payment.processing}
          >
            {isInDoubt ? en.payment.inDoubt.check : en.common.continue}
          </Button>
        </Stack>
      </SubmissionForm>
      {repeated && (
        <RepeatQuestion
          {...repeated.summary}
          isOpen
          paidAt={repeated.paidAt}
          onConfirm={() => actor.send({ type: 'repeat.confirmed' })}
          onCancel={() => actor.send({ type: 'repeat.declined' })}
        />
      )}
    </Screen>
  );
}
