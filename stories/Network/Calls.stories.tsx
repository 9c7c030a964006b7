import preview from '#.storybook/preview';
import { CallsPanel, type NetworkState } from '#.storybook/network/index';
import type { Call } from '@rad-wallet/mocks';
import { expect, fn, within } from 'storybook/test';
import type { StoryContext } from '../support/types';

const completedRead: Call = {
  id: 1,
  name: 'GET /api/transactions?limit=4',
  method: 'GET',
  path: '/api/transactions',
  query: '?limit=4',
  body: '',
  key: null,
  fault: null,
  outcome: { kind: 'response', status: 200, body: '[]' },
  ms: 12,
};
const completedPost: Call = {
  id: 2,
  name: 'POST /api/transactions #2',
  method: 'POST',
  path: '/api/transactions',
  query: '',
  body: '{"accountId":"account-pkr","type":"withdrawal","currency":"PKR","amount":"10000"}',
  key: 'kJ9mPz4Qx2:2',
  fault: 'serverError',
  outcome: { kind: 'response', status: 500, body: 'The ledger is closed' },
  ms: 8,
};
const failedPost: Call = {
  ...completedPost,
  id: 3,
  fault: 'networkDown',
  outcome: { kind: 'error', reason: 'Failed to fetch' },
};
const pendingRead: Call = {
  ...completedRead,
  id: 4,
  fault: 'neverAnswers',
  outcome: null,
  ms: null,
};

const state: NetworkState = {
  condition: 'normal',
  calls: [completedRead, completedPost, failedPost, pendingRead],
  injectedFaults: [[completedPost.name, { fault: 'networkDown', on: 'back' }]],
};

const onFaultChange = fn().mockName('onFaultChange');
const onReset = fn().mockName('onReset');

const meta = preview.meta({
  title: 'Network/Calls',
  component: CallsPanel,
  render: (props) => (
    <main>
      <CallsPanel {...props} />
    </main>
  ),
  args: { state, onFaultChange, onReset },
  beforeEach: () => {
    onFaultChange.mockClear();
    onReset.mockClear();
  },
});

const getRow = ({ canvas }: Pick<StoryContext, 'canvas'>, index: number) =>
  within(canvas.getAllByRole('listitem')[index]!);

async function open(context: StoryContext, index: number) {
  const row = getRow(context, index);
  await context.userEvent.click(row.getByText(state.calls[index]!.name));
  await row.findByText('Request');
  return row;
}

/** The second request is expanded, with its request, its response and the fault for the next request. */
export const Listed = meta.story({
  play: async (context) => {
    const row = await open(context, 1);
    await expect(row.getByText('kJ9mPz4Qx2:2')).toBeVisible();
    await expect(row.getByText('The ledger is closed')).toBeVisible();
    await expect(row.getByRole('combobox', { name: 'Next time' })).toHaveDisplayValue('Offline');
    await expect(row.getByRole('checkbox', { name: /has handled it/ })).toBeChecked();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await open(context, 1);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});

export const NoRequests = meta.story({
  args: { state: { condition: 'slow', calls: [], injectedFaults: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Slow, 3 s · 0 calls');
  },
});

/** Uses only the keyboard: resets the story, expands a request and selects the fault for its next call. */
export const FaultSelectedByKeyboard = meta.story({
  tags: ['no-visual'],
  args: { state: { ...state, injectedFaults: [] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Restart the story' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReset).toHaveBeenCalledOnce();
    await userEvent.tab();
    const row = getRow(context, 0);
    const summary = row.getByText(completedRead.name).closest('summary');
    await expect(summary).toHaveFocus();
    // user-event does not toggle a summary on Enter.
    summary?.click();
    await row.findByText('Request');
    await userEvent.tab();
    await expect(row.getByRole('group', { name: /^Response to GET/ })).toHaveFocus();
    await userEvent.tab();
    const next = row.getByRole('combobox', { name: 'Next time' });
    await expect(next).toHaveFocus();
    await userEvent.selectOptions(next, 'No response');
    await expect(onFaultChange.mock.calls).toEqual([
      [{ name: completedRead.name, fault: { fault: 'neverAnswers', on: undefined } }],
    ]);
  },
});

export const FaultRemoved = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const row = await open(context, 1);
    const { userEvent } = context;
    await userEvent.click(row.getByRole('checkbox', { name: /has handled it/ }));
    await expect(onFaultChange).toHaveBeenLastCalledWith({
      name: completedPost.name,
      fault: { fault: 'networkDown', on: 'there' },
    });
    await userEvent.selectOptions(row.getByRole('combobox', { name: 'Next time' }), 'no fault');
    await expect(onFaultChange).toHaveBeenLastCalledWith({ name: completedPost.name, fault: null });
  },
});
