import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { createCards } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  cardFreezeMachine,
  cardLimitsMachine,
  CardLimitsSheet,
  CardsScreen,
  changeCardStatus,
  type CardControls,
  type CardDialog,
  type CardLimitsValues,
  type WalletCard,
} from '@rad-wallet/ui/features/cards';
import { NoResponseError } from '@rad-wallet/ui/requests';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import CardsPage from '../../apps/wallet/src/features/cards/CardsPage';
import { createFormStories } from '../support/createFormStories';
import { FINDING, REPEATING, UNRESOLVED } from '../support/inDoubt';
import { narrow } from '../support/layout';
import { money } from '../support/money';
import { PageStory } from '../support/PageStory';
import { expectProblem, expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const [virtual] = createCards(FIXED_NOW);
const card: WalletCard = virtual;
const { limits } = virtual;
const facts = { cardId: card.id, limits, money };
const settledFreeze = createActor(cardFreezeMachine, { input: { facts: { card } } }).start();
const settledLimits = createActor(cardLimitsMachine, { input: { facts } }).start();
const values = settledLimits.getSnapshot().context.values;

const meta = preview.meta({
  title: 'Pages/Card Controls',
  tags: ['area:cards'],
  component: CardsScreen,
  subcomponents: { CardLimitsSheet },
  parameters: {
    // Use a separate iframe on the docs page, where open dialogs would overlap.
  },
});

const longTimeout = { timeout: 10_000 };

const renderSettled: CardControls['renderLimits'] = (props) => (
  <CardLimitsSheet {...props} actor={settledLimits} />
);

interface OneCardProps extends Pick<CardControls, 'getFreeze' | 'renderLimits'> {
  open?: CardDialog['kind'];
}

/** One card, whose dialogs open and close as in the wallet. */
function OneCard({ open, ...controls }: OneCardProps) {
  const [dialog, setDialog] = useState<CardDialog | null>(open ? { kind: open, card } : null);
  return (
    <CardsScreen
      cards={[card]}
      controls={{
        getFreeze: () => settledFreeze,
        renderLimits: renderSettled,
        ...controls,
        dialog,
        onDialogChange: setDialog,
      }}
    />
  );
}

const findQuestion = async (name = 'Freeze this card?') =>
  within(await screen.findByRole('alertdialog', { name }, longTimeout));

const findSheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Card Limits' }, longTimeout));

const waitForSheet = async () => {
  await findSheet();
};

const freeze = createFormStories({
  machine: cardFreezeMachine,
  input: { facts: { card } },
  view: (actor) => <OneCard getFreeze={() => actor} />,
});

const asking = createFormStories({
  machine: cardFreezeMachine,
  input: { facts: { card } },
  view: (actor) => <OneCard getFreeze={() => actor} open="freeze" />,
  formIn: findQuestion,
});

const sheet = createFormStories({
  machine: cardLimitsMachine,
  input: { facts },
  view: (actor) => (
    <OneCard renderLimits={(props) => <CardLimitsSheet {...props} actor={actor} />} open="limits" />
  ),
  formIn: findSheet,
});

const frozenFacts = { facts: { card: changeCardStatus(card) } };

const getCard = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(canvas.getByRole('group', { name: 'Virtual card ending in 4242' }));

export const Frozen = meta.story({
  tags: ['screen'],
  ...freeze.inState('editing', {}, frozenFacts),
  play: async (context) => {
    const { getByText, getByRole } = getCard(context);
    await expect(getByText('Frozen')).toBeVisible();
    await expect(getByRole('button', { name: 'Unfreeze card' })).toBeEnabled();
  },
});

/** Opens the question by a press, so that the alert of toasts is always before it, whether or not it is loaded. */
const ask =
  (button: string, title: string) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    return findQuestion(title);
  };

const askToFreeze = ask('Freeze card', 'Freeze this card?');

export const FreezeAsked = meta.story({
  tags: ['translated'],
  ...freeze.inState('editing', {}),
  play: async (context) => {
    const { getByText } = await askToFreeze(context);
    await expect(getByText(/declined until you unfreeze it/)).toBeVisible();
    await expect(getByText(/^Demonstration/)).toBeVisible();
  },
});

/** English only: translated screenshots of `FreezeAsked` are as narrow. */
export const FreezeAskedNarrow = meta.story({
  ...freeze.inState('editing', {}),
  ...narrow,
  play: async (context) => {
    await askToFreeze(context);
  },
});

export const UnfreezeAsked = meta.story({
  tags: ['translated'],
  ...freeze.inState('editing', {}, frozenFacts),
  play: async (context) => {
    await ask('Unfreeze card', 'Unfreeze this card?')(context);
  },
});

/** Cancel changes nothing, and focus returns to the button. */
export const FreezeDeclined = meta.story({
  tags: ['no-visual'],
  ...asking.live('editing'),
  play: async ({ canvas, userEvent }) => {
    const question = await findQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(asking.submit).not.toHaveBeenCalled();
  },
});

export const Freezing = meta.story({
  tags: ['translated'],
  ...freeze.inState('submitting', {}),
  play: async (context) => {
    const { getByText, getByRole } = getCard(context);
    await expect(getByText('Freezing...')).toBeVisible();
    await expect(getByText('Active')).toBeVisible();
    await expect(getByRole('button', { name: 'Card limits' })).toBeEnabled();
  },
});

export const Unfreezing = meta.story({
  tags: ['translated'],
  ...freeze.inState('submitting', {}, frozenFacts),
});

export const FreezeSucceeded = meta.story({
  tags: ['no-visual'],
  ...freeze.inState('succeeded', {}),
});

export const FreezeCompleted = meta.story({
  tags: ['no-visual'],
  ...freeze.inState('completed', {}),
});

export const FreezeCancelled = meta.story({ tags: ['no-visual'], ...freeze.exitedWithBack() });

export const FreezeFailed = meta.story({
  tags: ['translated'],
  ...freeze.inState(
    'editing',
    {},
    { problem: { id: 'cardNotFrozen', values: { type: 'virtual', last4: '4242' } } },
  ),
  play: async (context) => {
    const { getByText, getByRole } = getCard(context);
    await expect(getByText('Card Not Frozen')).toBeVisible();
    await expect(getByText('Active')).toBeVisible();
    await expect(getByRole('button', { name: 'Freeze card' })).toBeEnabled();
  },
});

export const UnfreezeFailed = meta.story({
  tags: ['translated'],
  ...freeze.inState(
    'editing',
    {},
    {
      ...frozenFacts,
      problem: { id: 'cardNotUnfrozen', values: { type: 'virtual', last4: '4242' } },
    },
  ),
  play: async (context) => {
    await expect(getCard(context).getByText('Frozen')).toBeVisible();
  },
});

async function confirmFreeze({ userEvent, canvas }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Freeze card' }));
  const question = await findQuestion();
  await userEvent.dblClick(question.getByRole('button', { name: 'Freeze' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

/** A refused request leaves the card as it was; the next one has the same key. */
export const FreezeFailedThenSucceeded = meta.story({
  tags: ['no-visual'],
  ...freeze.live('succeeded'),
  parameters: { ...freeze.live('succeeded').parameters, expectConsoleError: true },
  play: async (context) => {
    freeze.submit.mockRejectedValueOnce(new Error('500: The desk is closed'));
    await confirmFreeze(context);
    await expectProblem('Card Not Frozen');
    await confirmFreeze(context);
    await expectToast('Card Frozen');
    const [first, second, ...more] = freeze.submit.mock.calls.map(([input]) => input);
    await expect(second).toEqual(first);
    await expect(more).toEqual([]);
  },
});

/** A lost answer is not reported as failed, and is looked up with the same key. */
export const FreezeInDoubtThenSucceeded = meta.story({
  tags: ['no-visual'],
  ...freeze.live('succeeded'),
  parameters: { ...freeze.live('succeeded').parameters, expectConsoleError: true },
  play: async (context) => {
    freeze.submit.mockRejectedValueOnce(new NoResponseError());
    await confirmFreeze(context);
    await expectToast('No Answer Yet');
    await expect(screen.queryByText('Card Not Frozen')).not.toBeInTheDocument();
    const { getByText, getByRole } = getCard(context);
    await expect(getByText('Not Known Yet')).toBeVisible();
    const check = getByRole('button', { name: 'Check again' });
    await context.userEvent.click(check);
    await expectToast('Card Frozen');
    const [first, second] = freeze.submit.mock.calls.map(([input]) => input);
    await expect(second).toEqual(first);
  },
});

export const FreezeInDoubt = meta.story({
  tags: ['translated'],
  ...freeze.inState(UNRESOLVED, {}),
  play: async (context) => {
    const { getByText, getByRole } = getCard(context);
    await expect(getByText(/may or may not be frozen/)).toBeVisible();
    await expect(getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
});

export const UnfreezeInDoubtNarrow = meta.story({
  tags: ['translated'],
  ...freeze.inState(UNRESOLVED, {}, frozenFacts),
  ...narrow,
});

export const FreezeFinding = meta.story({
  tags: ['translated'],
  ...freeze.inState(FINDING, {}),
});

export const FreezeRepeating = meta.story({
  tags: ['no-visual'],
  ...freeze.inState(REPEATING, {}),
});

export const Limits = meta.story({
  tags: ['translated'],
  ...sheet.inState('editing', values),
  play: async () => {
    const { getByLabelText, getByText } = await findSheet();
    await expect(getByText('Virtual card ending in 4242')).toBeVisible();
    await expect(getByLabelText('Per payment')).toHaveValue('50,000');
    await expect(getByLabelText('Per day')).toHaveAccessibleDescription(
      /At most Rs\.\s500,000\.00/,
    );
    await expect(getByLabelText('Online payments')).toBeChecked();
    await expect(getByLabelText('Payments abroad')).not.toBeChecked();
    await expect(getByText(/^Demonstration/)).toBeVisible();
  },
});

const invalid: CardLimitsValues = { ...values, perPayment: '0', perDay: '' };

export const LimitsInvalid = meta.story({
  tags: ['translated'],
  ...sheet.inState('editing', invalid, {
    fieldErrors: { perPayment: 'malformed', perDay: 'missing' },
  }),
  ...narrow,
  play: async () => {
    const { getAllByText } = await findSheet();
    await expect(getAllByText('Enter an amount greater than 0.')).toHaveLength(2);
  },
});

/** The issuer's maximum is shown at the field. */
export const LimitTooHigh = meta.story({
  tags: ['translated'],
  ...sheet.live('editing'),
  play: async ({ userEvent }) => {
    const { getByLabelText, getByRole } = await findSheet();
    const field = getByLabelText('Per payment');
    await userEvent.clear(field);
    await userEvent.type(field, '200001');
    await userEvent.click(getByRole('button', { name: 'Save limits' }));
    await expect(field).toHaveAccessibleDescription(/at most Rs\.\s200,000\.00/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('200,001');
    await expectToast('Limit Too High');
    await expect(sheet.submit).not.toHaveBeenCalled();
  },
});

export const LimitsFailed = meta.story({
  tags: ['translated'],
  ...sheet.inState(
    'editing',
    { ...values, perDay: '90,000', abroad: true },
    { problem: { id: 'cardLimitsNotSaved' } },
  ),
  play: async () => {
    const { getByText, getByLabelText } = await findSheet();
    await expect(getByText('Limits Not Saved')).toBeVisible();
    await expect(getByLabelText('Per day')).toHaveValue('90,000');
  },
});

export const LimitsSaving = meta.story({
  tags: ['translated'],
  ...sheet.inState('submitting', values),
  play: waitForSheet,
});

export const LimitsInDoubt = meta.story({
  tags: ['translated'],
  ...sheet.inState(UNRESOLVED, values),
  play: async () => {
    const { getByText, getByRole, queryByLabelText } = await findSheet();
    await expect(getByText(/may or may not apply/)).toBeVisible();
    await expect(getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expect(queryByLabelText('Per day')).not.toBeInTheDocument();
  },
});

export const LimitsFinding = meta.story({
  tags: ['translated'],
  ...sheet.inState(FINDING, values),
  play: waitForSheet,
});

export const LimitsRepeating = meta.story({
  tags: ['no-visual'],
  ...sheet.inState(REPEATING, values),
  play: waitForSheet,
});

export const LimitsSucceeded = meta.story({
  tags: ['no-visual'],
  ...sheet.inState('succeeded', values),
  play: waitForSheet,
});

export const LimitsSaved = meta.story({
  tags: ['no-visual'],
  ...sheet.completedAfter('Save limits'),
});

export const LimitsFailedThenSaved = meta.story({
  tags: ['no-visual'],
  ...sheet.failedThenSucceeded('Save limits', 'Limits Not Saved'),
});

export const LimitsClosed = meta.story({ tags: ['no-visual'], ...sheet.exitedWithBack('Close') });

const inTheWallet = {
  render: () => (
    <PageStory path="/cards">
      <CardsPage />
    </PageStory>
  ),
};

async function freezeInTheWallet(context: StoryContext) {
  const { canvas, userEvent } = context;
  await canvas.findByRole('group', { name: 'Virtual card ending in 4242' });
  const { findByText, findByRole } = getCard(context);
  await userEvent.click(await findByRole('button', { name: 'Freeze card' }));
  const question = await findQuestion();
  await userEvent.click(question.getByRole('button', { name: 'Freeze' }));
  await expectToast('Card Frozen');
  await expect(await findByText('Frozen')).toBeVisible();
  const unfreeze = await findByRole('button', { name: 'Unfreeze card' });
  await waitFor(() => expect(unfreeze).toHaveFocus());
}

async function limitInTheWallet(context: StoryContext) {
  const { canvas, userEvent } = context;
  await canvas.findByRole('group', { name: 'Virtual card ending in 4242' });
  const { findByRole } = getCard(context);
  await userEvent.click(await findByRole('button', { name: 'Card limits' }));
  const { getByLabelText, getByRole } = await findSheet();
  await userEvent.click(getByLabelText('Payments abroad'));
  await userEvent.click(getByRole('button', { name: 'Save limits' }));
  await expectToast('Limits Saved');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const FrozenInTheWallet = meta.story({
  tags: ['translated'],
  ...inTheWallet,
  play: freezeInTheWallet,
});

export const LimitedInTheWallet = meta.story({
  tags: ['translated'],
  ...inTheWallet,
  play: limitInTheWallet,
});

/** A frozen card can be limited. */
export const InTheWallet = meta.story({
  tags: ['no-visual'],
  ...inTheWallet,
  play: async (context) => {
    await freezeInTheWallet(context);
    await expect(context.canvas.getByText('Active')).toBeVisible();
    await limitInTheWallet(context);
    const { findByRole } = getCard(context);
    await context.userEvent.click(await findByRole('button', { name: 'Card limits' }));
    const { getByLabelText } = await findSheet();
    await expect(getByLabelText('Payments abroad')).toBeChecked();
  },
});

/** A host that freezes cards but does not limit them. */
export const FreezeOnly = meta.story({
  tags: ['no-visual'],
  render: () => (
    <AppShell>
      <OneCard renderLimits={undefined} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Freeze card' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Card limits' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/Spending limits are not available here yet/)).toBeVisible();
  },
});

/** A card whose limits the host does not know. */
export const LimitsUnknown = meta.story({
  tags: ['no-visual'],
  render: () => (
    <AppShell>
      <CardsScreen
        cards={[{ ...card, limits: undefined }]}
        controls={{ renderLimits: renderSettled, dialog: null, onDialogChange: () => {} }}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /limits|Freeze/ })).not.toBeInTheDocument();
  },
});

const inUrdu = { globals: { ...narrow.globals, language: 'ur' } };

export const LimitsInUrdu = meta.story({
  ...sheet.inState('editing', values, {
    problem: { id: 'cardDayLimitTooHigh', values: { maximum: { amount: '500000' } } },
  }),
  ...inUrdu,
  play: async () => {
    await screen.findByRole('dialog', {}, longTimeout);
  },
});
