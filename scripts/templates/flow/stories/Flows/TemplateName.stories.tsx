import preview from '#.storybook/preview';
import { TemplateNameFlow, templateNameMachine } from '@rad-wallet/ui/features/template-name';
import { request } from '@rad-wallet/ui/requests';
import { expect, fn } from 'storybook/test';
import { createFlowStories } from '../support/createFlowStories';
import { describeState } from '../support/FlowStory';
import { createInDoubtContext, FINDING, REPEATING, UNRESOLVED } from '../support/inDoubt';
import { tabTo } from '../support/keyboard';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const submitTemplateName = fn().mockName('submitTemplateName');

const { live, onLeft, inState } = createFlowStories({
  machine: templateNameMachine,
  live: templateNameMachine.provide({
    actors: { submitTemplateName: request((input) => submitTemplateName(input)) },
  }),
  view: (actor) => <TemplateNameFlow actor={actor} />,
});

const meta = preview.meta({
  title: 'Flows/Template Name',
  component: TemplateNameFlow,
  beforeEach: () => {
    onLeft.mockReset();
    submitTemplateName.mockReset().mockResolvedValue({});
  },
});

async function submit({ canvas, userEvent }: StoryContext, amount: string) {
  await userEvent.type(await canvas.findByLabelText(/Amount/), amount);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

export const EnteringAmount = meta.story(inState('enteringAmount'));

export const AmountEntered = meta.story(inState('enteringAmount', { amount: '1,500' }));

export const SubmissionFailed = meta.story(
  inState('enteringAmount', { amount: '1,500', problem: { id: 'submissionFailed' } }),
);

export const Submitting = meta.story(inState('submitting', { amount: '1,500' }));

const inDoubt = { amount: '1,500', ...createInDoubtContext({ amount: '1500' }) };

export const InDoubt = meta.story(inState(UNRESOLVED, inDoubt));

export const Checking = meta.story({ tags: ['no-visual'], ...inState(REPEATING, inDoubt) });

export const Finding = meta.story({ tags: ['no-visual'], ...inState(FINDING, inDoubt) });

export const Done = meta.story(inState('done', { amount: '1,500' }));

export const RetriedAfterFailure = meta.story({
  tags: ['no-visual'],
  ...live('done'),
  parameters: { ...describeState(templateNameMachine, 'done'), expectConsoleError: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    submitTemplateName.mockRejectedValueOnce(new Error('500: Internal Server Error'));
    await submit(context, '1,500');
    await expectToast('Something went wrong');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Done' });
    const keys = submitTemplateName.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
});

export const CompletedByKeyboard = meta.story({
  tags: ['no-visual'],
  ...live('completed'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByLabelText(/Amount/));
    await userEvent.keyboard('250.75{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toHaveFocus();
    await tabTo(context, canvas.getByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Enter}');
    await expect(onLeft.mock.calls).toEqual([['completed']]);
  },
});

export const ExitedWithBackButton = meta.story({
  tags: ['no-visual'],
  ...live('cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});
