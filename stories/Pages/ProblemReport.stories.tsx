import preview from '#.storybook/preview';
import { createSampleLedger, FIXED_NOW } from '@rad-wallet/mocks';
import { transactionReceipt } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  MAX_DETAILS,
  problemReportMachine,
  ProblemReportSheet,
  type ProblemReport,
  type ProblemReportActor,
  type ProblemReportSheetProps,
  type ProblemReportValues,
} from '@rad-wallet/ui/features/problem-report';
import { TransactionReceiptScreen } from '@rad-wallet/ui/features/transaction-receipt';
import { ar } from '@rad-wallet/ui/messages/ar';
import { ur } from '@rad-wallet/ui/messages/ur';
import { NoResponseError } from '@rad-wallet/ui/requests';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import TransactionReceiptPage from '../../apps/wallet/src/features/transaction-receipt/TransactionReceiptPage';
import { createFormStories } from '../support/createFormStories';
import { FINDING, REPEATING, UNRESOLVED } from '../support/inDoubt';
import { narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { expectProblem, expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Problem Report',
  tags: ['area:overview'],
  component: ProblemReportSheet,
  subcomponents: { TransactionReceiptScreen },
});

const longTimeout = { timeout: 10_000 };

const facts = { paymentId: 'txn-0042' };

const values: ProblemReportValues = {
  reason: 'wrongPerson',
  details: 'I chose the wrong Ali. He is ready to send it back.',
};

const received: ProblemReport = {
  reference: 'PR-2026-004217',
  reason: 'wrongPerson',
  details: values.details,
  receivedAt: '2026-11-20T06:12:00Z',
};

const inReview: ProblemReport = {
  ...received,
  reviewedAt: '2026-11-20T11:40:00Z',
  answerBy: '2026-12-04T00:00:00Z',
};

const returning: ProblemReport = {
  ...inReview,
  decision: { at: '2026-11-21T05:05:00Z', outcome: 'reversed' },
};

const returned: ProblemReport = {
  ...inReview,
  decision: { at: '2026-11-21T05:05:00Z', outcome: 'reversed', reversalId: 'txn-0043' },
};

const declined: ProblemReport = {
  ...inReview,
  details: '',
  decision: {
    at: '2026-11-21T05:05:00Z',
    outcome: 'declined',
    reason: 'The payee has confirmed the order and its delivery on 19 November.',
  },
};

const longReference = `PR-2026-${'8C41F07E'.repeat(6)}`;

const idle = createActor(problemReportMachine, { input: { facts } }).start();

interface OpenSheetProps extends Partial<
  Pick<ProblemReportSheetProps, 'report' | 'onViewReversal'>
> {
  actor?: ProblemReportActor;
}

const noReport: ProblemReportSheetProps['report'] = { status: 'ready', value: null };

const nothing = () => {};

const onViewReversal = fn().mockName('onViewReversal');

/** The receipt of a payment, whose sheet opens and closes as in the wallet. */
function OpenSheet({ actor = idle, report = noReport, ...more }: OpenSheetProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <TransactionReceiptScreen
        receipt={{ status: 'ready', value: transactionReceipt }}
        onDownload={nothing}
        onShared={nothing}
        onHashCopied={nothing}
        onHashCopyFailed={nothing}
        onReportProblem={() => setOpen(true)}
      />
      <ProblemReportSheet
        onViewReversal={onViewReversal}
        {...more}
        actor={actor}
        report={report}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const findSheet = async (name: string | RegExp = 'Report a Problem') =>
  within(await screen.findByRole('dialog', { name }, longTimeout));

const waitForSheet = async () => {
  await findSheet(/./);
};

const form = createFormStories({
  machine: problemReportMachine,
  input: { facts, values },
  view: (actor) => <OpenSheet actor={actor} />,
  formIn: findSheet,
});

const emptyForm = createFormStories({
  machine: problemReportMachine,
  input: { facts },
  view: (actor) => <OpenSheet actor={actor} />,
});

const withReport = (report: ProblemReport, more: Omit<OpenSheetProps, 'report'> = {}) => ({
  render: () => (
    <AppShell>
      <OpenSheet {...more} report={{ status: 'ready', value: report }} />
    </AppShell>
  ),
});

export const Form = meta.story({
  tags: ['screen'],
  ...form.inState('editing', { reason: null, details: '' }),
  play: async () => {
    const { getAllByRole, getByLabelText, getByText } = await findSheet();
    const radios = getAllByRole('radio');
    await expect(radios).toHaveLength(4);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await expect(getByLabelText(/^Details/)).toHaveAccessibleDescription(/password or PIN/);
    await expect(getByText(/^Demonstration/)).toBeVisible();
  },
});

export const FormInvalid = meta.story({
  tags: ['translated'],
  ...form.inState(
    'editing',
    { reason: null, details: 'The shop says that it has nothing. '.repeat(16) },
    { fieldErrors: { reason: 'missing', details: 'malformed' } },
  ),
  ...narrow,
  play: async () => {
    const { getByText } = await findSheet();
    await expect(getByText('Choose what went wrong.')).toBeVisible();
    await expect(getByText(`Write at most ${MAX_DETAILS} characters.`)).toBeVisible();
  },
});

/** Sending without a reason focuses the reasons. */
export const ReasonMissing = meta.story({
  tags: ['no-visual'],
  ...emptyForm.live('editing'),
  play: async ({ userEvent }) => {
    const { getByRole, findByText, getAllByRole } = await findSheet();
    await userEvent.click(getByRole('button', { name: 'Send report' }));
    await expect(await findByText('Choose what went wrong.')).toBeVisible();
    await waitFor(() => expect(getAllByRole('radio')[0]).toHaveFocus());
  },
});

export const Failed = meta.story({
  tags: ['translated'],
  ...form.inState('editing', values, { problem: { id: 'problemNotReported' } }),
  play: async () => {
    const { getByText, getByLabelText, getByRole } = await findSheet();
    await expect(getByText('Report Not Sent')).toBeVisible();
    await expect(getByRole('radio', { name: 'Wrong person' })).toBeChecked();
    await expect(getByLabelText(/^Details/)).toHaveValue(values.details);
  },
});

export const Sending = meta.story({
  tags: ['translated'],
  ...form.inState('submitting', values),
  play: waitForSheet,
});

export const InDoubt = meta.story({
  tags: ['translated'],
  ...form.inState(UNRESOLVED, values),
  play: async () => {
    const { getByText, getByRole, queryByLabelText } = await findSheet();
    await expect(getByText(/may or may not have been sent/)).toBeVisible();
    await expect(getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expect(queryByLabelText(/^Details/)).not.toBeInTheDocument();
  },
});

export const Finding = meta.story({
  tags: ['translated'],
  ...form.inState(FINDING, values),
  play: waitForSheet,
});

export const Repeating = meta.story({
  tags: ['no-visual'],
  ...form.inState(REPEATING, values),
  play: waitForSheet,
});

export const Succeeded = meta.story({
  tags: ['no-visual'],
  ...form.inState('succeeded', values, { result: received }),
  play: waitForSheet,
});

export const Completed = meta.story({
  tags: ['no-visual'],
  ...form.inState('completed', values, { result: received }),
  play: waitForSheet,
});

export const Cancelled = meta.story({
  tags: ['no-visual'],
  ...form.inState('cancelled', values),
  play: waitForSheet,
});

/** Focus stays in the sheet when the report replaces the form. */
export const Sent = meta.story({
  tags: ['translated'],
  ...form.live('succeeded'),
  play: async ({ userEvent }) => {
    form.submit.mockResolvedValueOnce(received);
    const { getByRole } = await findSheet();
    await userEvent.dblClick(getByRole('button', { name: 'Send report' }));
    await expectToast('Report Sent');
    const sheet = await findSheet('Your Report');
    await expect(sheet.getByText('PR-2026-004217')).toBeVisible();
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(form.submit).toHaveBeenCalledOnce();
  },
});

/** A refused report keeps what was typed; the next one has the same key. */
export const FailedThenSent = meta.story({
  tags: ['no-visual'],
  ...form.live('succeeded'),
  parameters: { ...form.live('succeeded').parameters, expectConsoleError: true },
  play: async ({ userEvent }) => {
    form.submit.mockRejectedValueOnce(new Error('500: The desk is closed'));
    form.submit.mockResolvedValueOnce(received);
    const { getByRole, getByLabelText } = await findSheet();
    await userEvent.click(getByRole('button', { name: 'Send report' }));
    await expectProblem('Report Not Sent');
    await expect(getByLabelText(/^Details/)).toHaveValue(values.details);
    await userEvent.click(getByRole('button', { name: 'Send report' }));
    await findSheet('Your Report');
    const [first, second] = form.submit.mock.calls.map(([input]) => input);
    await expect(second).toEqual(first);
  },
});

/** A lost answer is not reported as failed, and is looked up with the same key. */
export const InDoubtThenSent = meta.story({
  tags: ['no-visual'],
  ...form.live('succeeded'),
  parameters: { ...form.live('succeeded').parameters, expectConsoleError: true },
  play: async ({ userEvent }) => {
    form.submit.mockRejectedValueOnce(new NoResponseError());
    form.submit.mockResolvedValueOnce(received);
    const { getByRole, findByRole } = await findSheet();
    await userEvent.click(getByRole('button', { name: 'Send report' }));
    await expectToast('No Answer Yet');
    await expect(screen.queryByText('Report Not Sent')).not.toBeInTheDocument();
    await userEvent.click(await findByRole('button', { name: 'Check again' }));
    await findSheet('Your Report');
    const [first, second] = form.submit.mock.calls.map(([input]) => input);
    await expect(second).toEqual(first);
  },
});

/** The input is kept when the sheet is closed. */
export const ClosedAndOpened = meta.story({
  tags: ['no-visual'],
  ...form.live('editing'),
  play: async ({ userEvent }) => {
    const first = await findSheet();
    await userEvent.type(first.getByLabelText(/^Details/), ' Please!');
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    const second = await findSheet();
    await expect(second.getByLabelText(/^Details/)).toHaveValue(`${values.details} Please!`);
  },
});

const listSteps = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) =>
  getAllByRole('listitem').map(({ textContent }) => textContent);

export const Received = meta.story({
  tags: ['translated'],
  ...withReport(received),
  play: async () => {
    const sheet = await findSheet('Your Report');
    await expect(
      sheet.getByText('The bank has your report. The answer will appear here.'),
    ).toBeVisible();
    await expect(sheet.getByText(values.details)).toBeVisible();
    await expect(listSteps(sheet)).toEqual([
      expect.stringMatching(/^Report receivedNov 20, 2026/),
      'Looked intoNot yet',
      'DecisionNot yet',
    ]);
    await expect(sheet.queryByRole('button', { name: 'Send report' })).not.toBeInTheDocument();
  },
});

export const InReview = meta.story({
  tags: ['translated'],
  ...withReport(inReview),
  play: async () => {
    const sheet = await findSheet('Your Report');
    await expect(sheet.getByText('The bank is looking into it')).toBeVisible();
    await expect(listSteps(sheet).at(-1)).toMatch(/^DecisionExpected by Dec 4, 2026/);
  },
});

export const InReviewNarrow = meta.story({
  tags: ['translated'],
  ...withReport({ ...inReview, reference: longReference }),
  ...narrow,
  play: waitForSheet,
});

export const Returning = meta.story({
  tags: ['translated'],
  ...withReport(returning),
  play: async () => {
    const sheet = await findSheet('Your Report');
    await expect(sheet.getByText(/has not arrived yet/)).toBeVisible();
    await expect(sheet.queryByRole('button', { name: /^View/ })).not.toBeInTheDocument();
  },
});

export const Returned = meta.story({
  tags: ['translated'],
  ...withReport(returned),
  play: async ({ userEvent }) => {
    const sheet = await findSheet('Your Report');
    await expect(sheet.getByText('Your money is back')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'View the returned payment' }));
    await expect(onViewReversal).toHaveBeenLastCalledWith('txn-0043');
  },
});

/** An app without pages for entries has no button. */
export const ReturnedWithoutButton = meta.story({
  tags: ['no-visual'],
  ...withReport(returned, { onViewReversal: undefined }),
  play: async () => {
    const sheet = await findSheet('Your Report');
    await expect(sheet.getByText('Your money is back')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: /^View/ })).not.toBeInTheDocument();
  },
});

export const Declined = meta.story({
  tags: ['translated'],
  ...withReport(declined),
  play: async () => {
    const sheet = await findSheet('Your Report');
    await expect(sheet.getByText(/The payee has confirmed the order/)).toBeVisible();
    await expect(sheet.queryByText('Details')).not.toBeInTheDocument();
  },
});

/** English only: in Urdu, the reference is below the fold. `InReviewNarrow` shows it. */
export const DeclinedNarrow = meta.story({
  ...withReport({ ...declined, reference: longReference }),
  ...narrow,
  play: waitForSheet,
});

export const Loading = meta.story({
  tags: ['translated'],
  render: () => (
    <AppShell>
      <OpenSheet report={{ status: 'loading' }} />
    </AppShell>
  ),
  play: async () => {
    const sheet = await findSheet();
    await expect(sheet.getByRole('status')).toHaveTextContent(/Loading/);
    await expect(sheet.queryByRole('button', { name: 'Send report' })).not.toBeInTheDocument();
  },
});

const retry = fn().mockName('retry');

export const LoadingFailed = meta.story({
  tags: ['translated'],
  beforeEach: () => void retry.mockReset(),
  render: () => (
    <AppShell>
      <OpenSheet report={{ status: 'error', retry }} />
    </AppShell>
  ),
  play: async ({ userEvent }) => {
    const sheet = await findSheet();
    await expect(sheet.getByText('Your report could not be loaded')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const inUrdu = { globals: { ...narrow.globals, language: 'ur' } };

export const FormInUrdu = meta.story({
  ...form.inState(
    'editing',
    { reason: 'notMe', details: '' },
    { problem: { id: 'problemNotReported' } },
  ),
  ...inUrdu,
  play: async () => {
    await findSheet(ur.problemReport.title);
  },
});

export const ReturnedInArabic = meta.story({
  ...withReport(returned),
  globals: { ...narrow.globals, language: 'ar' },
  play: async () => {
    await findSheet(ar.problemReport.reported);
  },
});

const findEntry = (description: string) =>
  createSampleLedger(FIXED_NOW).entries.findLast((entry) => entry.description === description);

async function openFromReceipt({ canvas, userEvent }: StoryContext) {
  const button = await canvas.findByRole('button', { name: 'Report a problem' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return findSheet(/./);
}

/** A payment of the wallet: reported once, then followed. */
export const InTheWallet = meta.story({
  tags: ['no-visual'],
  render: () => (
    <PageStory path={`/transaction-receipt?id=${findEntry('Sent to Bilal Hussain')?.id}`}>
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async (context) => {
    const { userEvent } = context;
    const sheet = await openFromReceipt(context);
    await expect(await sheet.findByText(/^Demonstration/)).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Not received' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    await expectToast('Report Sent');
    const reported = await findSheet('Your Report');
    await userEvent.click(reported.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openFromReceipt(context);
    await expect(again.getByText(/^The bank has your report/)).toBeVisible();
    await expect(again.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** The specified sample is no payment of the wallet. */
export const NotForTheSample = meta.story({
  tags: ['no-visual'],
  render: () => (
    <PageStory path="/transaction-receipt">
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(
      canvas.queryByRole('button', { name: 'Report a problem' }),
    ).not.toBeInTheDocument();
  },
});
