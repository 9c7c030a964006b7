import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { authMessages } from '@rad-wallet/ui/features/auth';
import { useToastText } from '@rad-wallet/ui/Toast';
import {
  createSubmissionMachine,
  SubmissionForm,
  useSubmission,
  useSubmissionField,
  type SubmissionActor,
} from '@rad-wallet/ui/submission';
import { isPositive, parseAmount } from '@rad-wallet/ui/format';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { RepeatQuestion } from '@rad-wallet/ui/RepeatQuestion';
import { Screen } from '@rad-wallet/ui/Screen';
import { Stack } from '@rad-wallet/ui/Stack';
import { TextField } from '@rad-wallet/ui/TextField';
import { simulate } from '@rad-wallet/ui/requests';
import { useSelector } from '@xstate/react';
import { expect, fn, screen } from 'storybook/test';
import { createFormStories } from '../support/createFormStories';
import {
  createInDoubtContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { expectToast } from '../support/toast';

const description = `
Every form with one step, such as sign-in and card payment, uses the same machine. The options of
\`createSubmissionMachine\` define what differs.

| Option | Meaning |
| --- | --- |
| \`isReady\` | whether Submit is enabled; a view calls \`snapshot.can({ type: 'submitted' })\` |
| \`validateFields\` | missing or malformed fields: all are reported at the fields, without a toast |
| \`findProblem\` | the first violated rule: reported at its field and in a toast |
| \`toSubject\` | the request of a valid form, with decimal amounts: an equal subject is the same attempt |
| \`summarize\` | payee and amount of a form that moves money: without a response it is in doubt, not failed |
| \`success\`, \`failure\` | the toasts after success and failure |
| \`submit\` | \`simulate(ms)\`, or provided by a page; its input is the subject and the idempotency key |
| \`redirect\` | ms from success to \`left\` |

Values are kept until \`reset\`. While \`submitting\` and after success the form cannot be submitted again. A retry
after a failure has the same idempotency key. Failures lead back to \`editing\`, and so do timeouts and lost
connections, unless the form moves money: then it is \`inDoubt\`, and \`submitted\` checks it. If the app remembers
recent payments, the form is \`asking\` before one is repeated; show \`RepeatQuestion\` then.
`;

interface Values {
  email: string;
  amount: string;
}

const blank: Values = { email: '', amount: '' };
const filled: Values = { email: 'ayesha@example.com', amount: '1500' };

const machine = createSubmissionMachine({
  id: 'submission',
  initialValues: blank,
  isReady: ({ amount }) => amount !== '',
  validateFields: ({ email }) => (email === '' ? { email: 'missing' } : {}),
  findProblem: ({ amount }) => (isPositive(parseAmount(amount)) ? null : { id: 'invalidAmount' }),
  summarize: ({ email, amount }) => ({ payee: email, amount }),
  success: () => ({ id: 'accountCreated' }),
  submit: simulate(2000),
  redirect: 1500,
});

const onRender = fn().mockName('rendered');

function EmailField({ actor }: { actor: SubmissionActor<Values> }) {
  const { value, onChange, fieldError } = useSubmissionField(actor, 'email');
  onRender('email');
  return (
    <TextField
      label="Email"
      value={value}
      onChange={onChange}
      errorMessage={fieldError && 'Enter your email address.'}
    />
  );
}

function AmountField({ actor }: { actor: SubmissionActor<Values> }) {
  const { value, onChange, errorMessage } = useSubmissionField(actor, 'amount', 'invalidAmount');
  onRender('amount');
  return (
    <TextField
      label="Amount"
      inputMode="decimal"
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}

function ExampleForm({ actor }: { actor: SubmissionActor<Values> }) {
  const toastText = useToastText();
  const { isPending, canSubmit, isInDoubt } = useSubmission(actor);
  const failure = useSelector(actor, ({ context: { problem } }) =>
    problem?.id === 'submissionFailed' ? problem : null,
  );
  const repeated = useSelector(actor, ({ context }) => context.attempt?.repeats);
  onRender('form');
  return (
    <Screen
      header={<PageHeader title="Example" onBack={() => actor.send({ type: 'back' })} />}
      footer={
        <Button
          type="submit"
          form="example"
          isFullWidth
          isDisabled={!canSubmit}
          isPending={isPending}
        >
          {isInDoubt ? 'Check again' : 'Submit'}
        </Button>
      }
    >
      {failure && <Callout tone="danger" title={toastText(failure).title} />}
      <SubmissionForm actor={actor} id="example">
        <Stack gap={5}>
          <EmailField actor={actor} />
          <AmountField actor={actor} />
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

const { failedThenSucceeded, completedAfter, exitedWithBack, live, onLeft, inState, submit } =
  createFormStories({
    machine,
    input: { values: filled },
    view: (actor) => <ExampleForm actor={actor} />,
  });

const meta = preview.meta({
  title: 'Flows/Submission',
  component: SubmissionForm,
  parameters: {
    docs: { description: { component: description } },
    languages: { ownWords: true },
  },
  beforeEach: () => void onRender.mockReset(),
});

export const Editing = meta.story({
  ...inState('editing', blank),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
});

export const Filled = meta.story({
  ...inState('editing', filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
});

export const FieldMissing = meta.story({
  ...inState('editing', { email: '', amount: '1500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const RuleViolated = meta.story({
  ...inState('editing', { ...filled, amount: '0' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expectToast('Invalid Amount');
  },
});

export const Submitting = meta.story(inState('submitting', filled));

const inDoubt = createInDoubtContext({ payee: filled.email, amount: filled.amount });

export const AskedToRepeat = meta.story({
  tags: ['no-visual'],
  ...inState('asking', filled, createRepeatContext({ payee: filled.email, amount: filled.amount })),
});

export const InDoubt = meta.story({
  tags: ['no-visual'],
  ...inState(UNRESOLVED, filled, inDoubt),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
});

export const Checking = meta.story({ tags: ['no-visual'], ...inState(REPEATING, filled, inDoubt) });

export const Finding = meta.story({ tags: ['no-visual'], ...inState(FINDING, filled, inDoubt) });

export const Failed = meta.story(
  inState('editing', filled, { problem: { id: 'submissionFailed' } }),
);

export const Succeeded = meta.story({ tags: ['no-visual'], ...inState('succeeded', filled) });

export const Paused = meta.story({ tags: ['no-visual'], ...inState('paused', filled) });

export const SubmittedOnce = meta.story({
  tags: ['no-visual'],
  ...live('succeeded'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await expectToast(authMessages.en.toasts.accountCreated.title);
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith(
      { subject: filled, idempotencyKey: expect.any(String) },
      expect.anything(),
    );
    await expect(onLeft).not.toHaveBeenCalled();
  },
});

export const FailedThenSubmitted = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded('Submit', 'Something went wrong'),
});

export const ExitedWithBackButton = meta.story(exitedWithBack('Back'));

const leftAfterPosting = completedAfter('Submit');

export const ExitedAfterSubmitting = meta.story({
  ...leftAfterPosting,
  play: async (context) => {
    await leftAfterPosting.play(context);
    await expectToast(authMessages.en.toasts.accountCreated.title);
  },
});

export const OnlyChangedFieldRerenders = meta.story({
  ...live('editing'),
  play: async ({ canvas, userEvent }) => {
    const rendered = (name: string) => onRender.mock.calls.filter(([by]) => by === name).length;
    const before = { email: rendered('email'), form: rendered('form'), amount: rendered('amount') };
    await userEvent.type(canvas.getByLabelText('Amount'), '50');
    await expect(rendered('amount')).toBeGreaterThan(before.amount);
    await expect(rendered('email')).toBe(before.email);
    await expect(rendered('form')).toBe(before.form);
  },
});
