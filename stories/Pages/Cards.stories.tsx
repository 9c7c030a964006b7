import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { CLIPBOARD_FEEDBACK } from '@rad-wallet/ui/CopyButton';
import type { ContextFrom } from 'xstate';
import {
  cardNumberMachine,
  cardOrderMachine,
  CardsScreen,
  type CardOrderActor,
  type CardOrderValues,
  type WalletCard,
} from '@rad-wallet/ui/features/cards';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { cardNumbers, createCards } from '@rad-wallet/mocks/samples';
import { createActor, fromPromise } from 'xstate';
import CardsPage from '../../apps/wallet/src/features/cards/CardsPage';
import { replaceClipboard } from '@rad-wallet/testing/user';
import { createFormStories } from '../support/createFormStories';
import { createListStories } from '../support/createListStories';
import { FlowStory, describeState, type FlowState } from '../support/FlowStory';
import { freezeTimers } from '../support/freezeTimers';
import { narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const cards = createCards(FIXED_NOW);

const writeText = fn().mockName('writeText');

const meta = preview.meta({
  title: 'Pages/Cards',
  tags: ['area:cards'],
  component: CardsPage,
  subcomponents: { CardsScreen },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
  render: () => (
    <PageStory path="/cards">
      <CardsPage />
    </PageStory>
  ),
});

const VIRTUAL_CARD = 'Virtual card ending in 4242';
const PHYSICAL_CARD = 'Physical card ending in 8817';
const HIDDEN_NUMBER = '•••• •••• •••• 4242';
const CARD_NUMBER = '4729 0518 6633 4242';
const FAILURE_TEXT = 'Failed to copy card number. Please show it and copy manually.';

interface Situation {
  values?: Partial<CardOrderValues>;
  context?: Partial<ContextFrom<typeof cardOrderMachine>>;
  cards?: readonly WalletCard[];
}

const onCopied = fn().mockName('onCopied');
const onCopyFailed = fn().mockName('onCopyFailed');

/** Reveals and loads card numbers; the test resolves or rejects the request. */
const reveal = fn<(card: WalletCard) => Promise<string>>().mockName('reveal');

const numberMachine = cardNumberMachine.provide({
  actors: { revealNumber: fromPromise(({ input }) => reveal(input.card)) },
});

const hiddenNumbers = {
  actor: createActor(cardNumberMachine).start(),
  loadNumber: reveal,
  onCopied,
  onCopyFailed,
};

const renderScreen = (actor: CardOrderActor, shown: readonly WalletCard[]) => (
  <CardsScreen cards={shown} actor={actor} numbers={hiddenNumbers} />
);

const withNumbers = (
  at?: FlowState<typeof cardNumberMachine>,
  shown: readonly WalletCard[] = cards,
) => ({
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    reveal.mockReset();
    onCopied.mockReset();
    onCopyFailed.mockReset();
  },
  render: () => (
    <FlowStory machine={numberMachine} at={at}>
      {(actor) => (
        <AppShell>
          <CardsScreen
            cards={shown}
            numbers={{ actor, loadNumber: reveal, onCopied, onCopyFailed }}
          />
        </AppShell>
      )}
    </FlowStory>
  ),
});

const form = createFormStories({
  machine: cardOrderMachine,
  input: { values: { type: 'virtual' } },
  view: (actor) => renderScreen(actor, cards),
});

const still = (state: string, { values, context, cards: shown = cards }: Situation = {}) =>
  form.inState(state, { type: null, ordered: [], ...values }, context, (actor) => (
    <AppShell>{renderScreen(actor, shown)}</AppShell>
  ));

const findCard = async ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  within(await canvas.findByRole('group', { name }));

const list = createListStories({
  items: cards,
  failure: 'Your cards could not be loaded',
  view: (loaded) => (
    <AppShell>
      <CardsScreen cards={loaded} numbers={hiddenNumbers} />
    </AppShell>
  ),
  playLoaded: async (context) => {
    await findCard(context, VIRTUAL_CARD);
  },
});

async function copyNumber(context: StoryContext, name = VIRTUAL_CARD) {
  const card = await findCard(context, name);
  await context.userEvent.click(card.getByRole('button', { name: 'Copy number' }));
  return card;
}

const findNote = ({ canvas }: Pick<StoryContext, 'canvas'>, region: string) =>
  within(canvas.getByRole('region', { name: region }))
    .getByText('Application submitted')
    .closest('[tabindex="-1"]');

export const Default = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    const virtual = await findCard(context, VIRTUAL_CARD);
    await expect(virtual.getByText(HIDDEN_NUMBER)).toBeVisible();
    for (const text of ['DEBIT VISA', 'Active', 'Ali Hassan', '12/28']) {
      await expect(virtual.getByText(text)).toBeVisible();
    }
    const physical = await findCard(context, PHYSICAL_CARD);
    await expect(physical.getByText('•••• •••• •••• 8817')).toBeVisible();
    for (const name of ['Order New Card', 'Card Features']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getByText('5-7 business days delivery')).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...narrow,
  play: async (context) => {
    await findCard(context, VIRTUAL_CARD);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The bottom bar is visible without an active tab. */
export const NoCurrentTab = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation');
    await expect(bar.querySelector('[aria-current]')).toBeNull();
  },
});

export const NumberRevealed = meta.story({
  play: async (context) => {
    const card = await findCard(context, VIRTUAL_CARD);
    await context.userEvent.click(card.getByRole('button', { name: 'Show number' }));
    await expect(card.getByText(CARD_NUMBER)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Hide number' })).toHaveFocus();
    const other = await findCard(context, PHYSICAL_CARD);
    await expect(other.getByText('•••• •••• •••• 8817')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Show number' })).toBeVisible();
  },
});

export const NumberHiddenAgain = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const card = await findCard(context, VIRTUAL_CARD);
    await context.userEvent.click(card.getByRole('button', { name: 'Show number' }));
    await context.userEvent.click(card.getByRole('button', { name: 'Hide number' }));
    await expect(card.getByText(HIDDEN_NUMBER)).toBeVisible();
    await expect(card.queryByText(CARD_NUMBER)).not.toBeInTheDocument();
  },
});

export const NumberCopied = meta.story({
  beforeEach: () => freezeTimers(CLIPBOARD_FEEDBACK),
  play: async (context) => {
    const card = await copyNumber(context);
    await expect(await card.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('4729051866334242');
    await expectToast('Card Number Copied', 'Card number has been copied to clipboard');
    const other = await findCard(context, PHYSICAL_CARD);
    await expect(other.getByRole('button', { name: 'Copy number' })).toBeVisible();
    await expect(card.getByText(HIDDEN_NUMBER)).toBeVisible();
  },
});

export const ClipboardDenied = meta.story({
  beforeEach: () => {
    freezeTimers(CLIPBOARD_FEEDBACK);
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async (context) => {
    const card = await copyNumber(context, PHYSICAL_CARD);
    await expectToast('Copy Failed', FAILURE_TEXT);
    await expect(card.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  },
});

export const NoClipboard = meta.story({
  beforeEach: () => {
    freezeTimers(CLIPBOARD_FEEDBACK);
    return replaceClipboard(undefined);
  },
  play: async (context) => {
    const card = await copyNumber(context);
    await expectToast('Copy Failed', FAILURE_TEXT);
    await expect(card.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  },
});

export const OrderingVirtual = meta.story({
  ...still('submitting', { values: { type: 'virtual' } }),
  play: async ({ canvas }) => {
    const virtual = within(canvas.getByRole('region', { name: 'Virtual Card' }));
    await expect(virtual.getByText('Ordering...')).toBeVisible();
    await expect(virtual.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Order Physical Card' })).toBeDisabled();
  },
});

export const OrderingPhysical = meta.story(
  still('submitting', { values: { type: 'physical', ordered: ['virtual'] } }),
);

export const VirtualOrderSucceeded = meta.story({
  ...still('succeeded', { values: { type: 'virtual' } }),
  play: async (context) => {
    await expect(findNote(context, 'Virtual Card')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Order Physical Card' })).toBeEnabled();
  },
});

export const BothOrdered = meta.story({
  ...still('completed', { values: { type: 'physical', ordered: ['virtual'] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Application submitted')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Order/ })).not.toBeInTheDocument();
  },
});

export const OrderFailed = meta.story({
  ...still('editing', {
    values: { type: 'virtual' },
    context: { problem: { id: 'cardOrderFailed' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Card Not Ordered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order Virtual Card' })).toBeEnabled();
  },
});

export const FailedThenOrdered = meta.story({
  tags: ['no-visual'],
  ...form.failedThenSucceeded('Order Virtual Card', 'Card Not Ordered'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...form.exitedWithBack() });

/** `left` reports the completed order, and the screen stays open. */
export const ExitedAfterOrdering = meta.story({
  tags: ['no-visual'],
  ...form.completedAfter('Order Virtual Card'),
});

export const VirtualOrdered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Order Virtual Card' }));
    await expectToast(
      'Virtual Card Ordered',
      'Your virtual card application has been submitted and is being processed',
    );
    await waitFor(() => expect(findNote(context, 'Virtual Card')).toHaveFocus());
    await expect(canvas.getAllByRole('group', { name: /card ending in/ })).toHaveLength(
      cards.length,
    );
    await expect(canvas.getByRole('button', { name: 'Order Physical Card' })).toBeEnabled();
  },
});

export const PhysicalOrdered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Order Physical Card' }));
    await expect(canvas.getByRole('button', { name: 'Order Virtual Card' })).toBeDisabled();
    await expectToast(
      'Physical Card Ordered',
      'Your physical card application has been submitted and is being processed',
    );
    await waitFor(() => expect(findNote(context, 'Physical Card')).toBeVisible());
  },
});

export const NoCards = meta.story({
  ...still('editing', { cards: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cards yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show number' })).not.toBeInTheDocument();
  },
});

const severalCards = [
  ...cards,
  ...cards.map((card) => ({
    ...card,
    id: `${card.id}-more`,
    last4: '0071',
    status: 'frozen' as const,
  })),
];

/** Only one number is shown: revealing another one hides it. */
export const SeveralCards = meta.story({
  ...withNumbers(undefined, severalCards),
  play: async (context) => {
    const { canvas, userEvent } = context;
    reveal.mockImplementation(async ({ id }) => cardNumbers[id] ?? '4013770025860071');
    const first = await findCard(context, VIRTUAL_CARD);
    await userEvent.click(first.getByRole('button', { name: 'Show number' }));
    await expect(await canvas.findByText(CARD_NUMBER)).toBeVisible();
    const card = await findCard(context, 'Physical card ending in 0071');
    await userEvent.click(card.getByRole('button', { name: 'Show number' }));
    await expect(await canvas.findByText('4013 7700 2586 0071')).toBeVisible();
    await expect(canvas.getAllByText(/^•••• •••• •••• \d{4}$/)).toHaveLength(3);
    await expect(canvas.queryByText(CARD_NUMBER)).not.toBeInTheDocument();
  },
});

export const NumberHidden = meta.story({
  tags: ['no-visual', 'spoken'],
  ...withNumbers({ state: 'hidden' }),
  parameters: describeState(cardNumberMachine, 'hidden'),
});

export const NumberPending = meta.story({
  ...withNumbers({ state: 'revealing', context: { card: cards[0] } }),
  parameters: describeState(cardNumberMachine, 'revealing'),
  play: async (context) => {
    const card = await findCard(context, VIRTUAL_CARD);
    const button = card.getByRole('button', { name: /Show number/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const other = await findCard(context, PHYSICAL_CARD);
    await expect(other.getByRole('button', { name: 'Show number' })).toBeEnabled();
  },
});

export const NumberShown = meta.story({
  tags: ['no-visual', 'spoken'],
  ...withNumbers({
    state: 'revealed',
    context: { card: cards[0], number: cardNumbers['card-1'] },
  }),
  parameters: describeState(cardNumberMachine, 'revealed'),
  play: async (context) => {
    const card = await findCard(context, VIRTUAL_CARD);
    await expect(card.getByText(CARD_NUMBER)).toBeVisible();
  },
});

/** The button keeps focus, and the next press succeeds. */
export const NumberNotShown = meta.story({
  ...withNumbers(),
  play: async (context) => {
    const { userEvent } = context;
    reveal.mockRejectedValueOnce(new Error('500'));
    const card = await findCard(context, VIRTUAL_CARD);
    const show = card.getByRole('button', { name: 'Show number' });
    await userEvent.click(show);
    await expectToast(
      'Number Not Shown',
      'Your card number could not be loaded. Please try again.',
    );
    await expect(card.getByText(HIDDEN_NUMBER)).toBeVisible();
    await expect(show).toHaveFocus();
  },
});

export const NumberNotShownThenShown = meta.story({
  tags: ['no-visual'],
  ...withNumbers(),
  play: async (context) => {
    const { userEvent } = context;
    reveal.mockRejectedValueOnce(new Error('500')).mockResolvedValue('4729051866334242');
    const card = await findCard(context, VIRTUAL_CARD);
    const show = card.getByRole('button', { name: 'Show number' });
    await userEvent.click(show);
    await expectToast('Number Not Shown');
    await userEvent.click(show);
    await expect(await card.findByText(CARD_NUMBER)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Number Not Shown')).not.toBeInTheDocument());
  },
});

export const CopyPending = meta.story({
  ...withNumbers(),
  play: async (context) => {
    reveal.mockReturnValue(new Promise(() => {}));
    const card = await copyNumber(context);
    const copy = card.getByRole('button', { name: /Copy number/ });
    await waitFor(() => expect(copy).toHaveAttribute('aria-disabled', 'true'));
  },
});

/** Copying a number does not reveal it. */
export const CopyLoaded = meta.story({
  tags: ['no-visual'],
  ...withNumbers(),
  play: async (context) => {
    const { canvas } = context;
    let resolve = (_number: string) => {};
    reveal.mockReturnValue(new Promise((resolveNumber) => (resolve = resolveNumber)));
    const card = await copyNumber(context);
    await expect(card.getByText(HIDDEN_NUMBER)).toBeVisible();
    resolve('4729051866334242');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('4729051866334242'));
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith(cards[0]));
    await expect(canvas.queryByText(CARD_NUMBER)).not.toBeInTheDocument();
  },
});

export const CopyNotLoaded = meta.story({
  tags: ['no-visual'],
  ...withNumbers(),
  play: async (context) => {
    reveal.mockRejectedValue(new Error('500'));
    await copyNumber(context);
    await waitFor(() => expect(onCopyFailed).toHaveBeenCalledWith(cards[0]));
    await expect(writeText).not.toHaveBeenCalled();
  },
});

export const LongCardholderName = meta.story({
  ...still('editing', {
    cards: cards.map((card) => ({
      ...card,
      cardholderName: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui',
    })),
  }),
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const virtual = await findCard(context, VIRTUAL_CARD);
    canvas.getByRole('link', { name: 'Back' }).focus();
    await userEvent.tab();
    await expect(virtual.getByRole('button', { name: 'Show number' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(virtual.getByText(CARD_NUMBER)).toBeVisible();
    await expect(virtual.getByRole('button', { name: 'Hide number' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expectToast('Card Number Copied');
    await userEvent.tab();
    await expect(virtual.getByRole('button', { name: 'Freeze card' })).toHaveFocus();
    await userEvent.tab();
    await expect(virtual.getByRole('button', { name: 'Card limits' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Order Virtual Card' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Virtual Card Ordered');
    await waitFor(() => expect(findNote(context, 'Virtual Card')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order Physical Card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Physical Card Ordered');
  },
});

/** A host whose server supports no card orders, card numbers, freezing or limits. */
export const WithoutOrder = meta.story({
  tags: ['no-visual'],
  render: () => (
    <AppShell>
      <CardsScreen cards={cards} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Cards' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: /Order|number|Freeze|limits/ }),
    ).not.toBeInTheDocument();
  },
});

export const WithoutContent = meta.story({
  tags: ['no-visual'],
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cards yet')).toBeVisible();
  },
});

export const CardsLoading = meta.story(list.loading);

export const CardsLoadError = meta.story(list.loadError);

export const CardsLoadedAfterRetry = meta.story(list.loadedAfterRetry);
