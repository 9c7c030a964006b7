import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { useFieldProblem, useToastText } from '@rad-wallet/ui/flows/shared';
import {
  createSubmissionMachine,
  simulate,
  SubmissionForm,
  useSubmissionField,
  type SubmissionActor,
  type SubmissionContext,
} from '@rad-wallet/ui/flows/submission';
import { isPositive, parseAmount } from '@rad-wallet/ui/format';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Stack } from '@rad-wallet/ui/Stack';
import { TextField } from '@rad-wallet/ui/TextField';
import { useSelector } from '@xstate/react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { FlowStory } from '../support/FlowStory';
import { expectToast } from '../support/toast';

const description = `
Sign in, pay by card, send to another wallet: every form with one step is the same machine.
\`createSubmissionMachine\` is told what differs.

| Option | What it says |
| --- | --- |
| \`isReady\` | whether Submit can be pressed; a view asks \`snapshot.can({ type: 'submitted' })\` |
| \`flawsOf\` | fields that are missing or malformed: said beside them, all at once, no toast |
| \`problemOf\` | the first broken rule: beside its field and as the destructive toast |
| \`success\`, \`failure\` | the toast of each end |
| \`submit\` | \`simulate(ms)\`, or left out for a page to provide |
| \`redirect\` | ms from success to \`left\` |

Values are kept until \`reset\`. While \`submitting\`, and after success, nothing is submitted twice;
a repetition after a failure bears the same idempotency key. Failures and requests that never
answer come back to \`editing\`.
`;

interface Values {
  email: string;
  amount: string;
}

const machine = createSubmissionMachine({
  id: 'submission',
  initialValues: { email: '', amount: '' },
  isReady: ({ amount }) => amount !== '',
  flawsOf: ({ email }) => (email === '' ? { email: 'missing' } : {}),
  problemOf: ({ amount }) => (isPositive(parseAmount(amount)) ? null : { id: 'invalidAmount' }),
  success: () => ({ id: 'accountCreated' }),
  submit: simulate(2000),
  redirect: 1500,
});

const onRender = fn().mockName('rendered');

function EmailField({ actor }: { actor: SubmissionActor<Values> }) {
  const { value, onChange, flaw } = useSubmissionField(actor, 'email');
  onRender('email');
  return (
    <TextField
      label="Email"
      value={value}
      onChange={onChange}
      errorMessage={flaw && 'Enter your email address.'}
    />
  );
}

function AmountField({ actor }: { actor: SubmissionActor<Values> }) {
  const { value, onChange } = useSubmissionField(actor, 'amount');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const problemFor = useFieldProblem();
  onRender('amount');
  return (
    <TextField
      label="Amount"
      inputMode="decimal"
      value={value}
      onChange={onChange}
      errorMessage={problemFor(problem, 'invalidAmount')}
    />
  );
}

function ExampleForm({ actor }: { actor: SubmissionActor<Values> }) {
  const toastText = useToastText();
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context: { problem } }) =>
    problem?.id === 'submissionFailed' ? problem : null,
  );
  onRender('form');
  return (
    <AppShell>
      <Screen
        header={<PageHeader title="Example" onBack={() => actor.send({ type: 'back' })} />}
        footer={
          <Button
            type="submit"
            form="example"
            fullWidth
            isDisabled={!canSubmit && !isBusy}
            isPending={isBusy}
          >
            Submit
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
      </Screen>
    </AppShell>
  );
}

const onLeft = fn().mockName('left');
const submit = fn().mockName('submit');

const meta = preview.meta({
  title: 'Flows/Submission',
  parameters: { docs: { description: { component: description } } },
  beforeEach: () => {
    onLeft.mockReset();
    onRender.mockReset();
    submit.mockReset();
  },
});

const filled: Values = { email: 'ayesha@example.com', amount: '1500' };

/** Stands still in a state: nothing is asked of the world, no timer runs. */
function still(state: string, context: Partial<SubmissionContext<Values>> = {}) {
  return {
    render: () => (
      <FlowStory machine={machine} at={{ state, context }} onLeft={onLeft}>
        {(actor) => <ExampleForm actor={actor} />}
      </FlowStory>
    ),
  };
}

/** Runs over a world that answers as `submit` is told to, or over the simulation. */
function live(form: typeof machine) {
  return {
    render: () => (
      <FlowStory machine={form} input={{ values: filled }} onLeft={onLeft}>
        {(actor) => <ExampleForm actor={actor} />}
      </FlowStory>
    ),
  };
}

const posting = machine.provide({
  actors: { submit: fromPromise(async ({ input }) => submit(input)) },
  delays: { redirect: 60_000 },
});
const simulated = machine.provide({
  actors: { submit: simulate(50) },
  delays: { redirect: 50 },
});

export const Editing = meta.story({
  ...still('editing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
});

export const Filled = meta.story({
  ...still('editing', { values: filled }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
});

export const FieldMissing = meta.story({
  ...still('editing', { values: { email: '', amount: '1500' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const RuleBroken = meta.story({
  ...still('editing', { values: { ...filled, amount: '0' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expectToast('Invalid Amount');
  },
});

export const Submitting = meta.story(still('submitting', { values: filled }));

export const Failed = meta.story(
  still('editing', { values: filled, problem: { id: 'submissionFailed' } }),
);

export const Succeeded = meta.story(still('succeeded', { values: filled }));

export const SimulatedThenLeft = meta.story({
  ...live(simulated),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
    await expectToast('Account created!');
  },
});

export const PostedOnce = meta.story({
  ...live(posting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith(expect.objectContaining({ values: filled }));
  },
});

export const FailedThenPosted = meta.story({
  ...live(posting),
  parameters: { expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    submit.mockRejectedValueOnce(new Error('500: The ledger is closed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expectToast('Something went wrong');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1500');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    const keys = submit.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys[1]).toBe(keys[0]);
    await expectToast('Account created!');
  },
});

export const LeftByBack = meta.story({
  ...live(posting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});

export const RendersTheFieldAlone = meta.story({
  ...live(posting),
  play: async ({ canvas, userEvent }) => {
    const rendered = (name: string) => onRender.mock.calls.filter(([by]) => by === name).length;
    const before = { email: rendered('email'), form: rendered('form'), amount: rendered('amount') };
    await userEvent.type(canvas.getByLabelText('Amount'), '50');
    await expect(rendered('amount')).toBeGreaterThan(before.amount);
    await expect(rendered('email')).toBe(before.email);
    await expect(rendered('form')).toBe(before.form);
  },
});
