import preview, { navigate } from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { AppShell } from '@rad-wallet/ui/AppShell';
import type { ContextFrom } from 'xstate';
import {
  addCardMachine,
  PaymentMethodsScreen,
  type AddCardActor,
  type AddCardValues,
  type PaymentMethodsScreenProps,
} from '@rad-wallet/ui/features/payment-methods';
import { ar } from '@rad-wallet/ui/messages/ar';
import { en } from '@rad-wallet/ui/messages/en';
import { ur } from '@rad-wallet/ui/messages/ur';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { digitalWallets } from '../../apps/wallet/src/features/payment-methods/digitalWallets';
import { bankAccounts, createSavedCards } from '@rad-wallet/mocks/samples';
import PaymentMethodsPage from '../../apps/wallet/src/features/payment-methods/PaymentMethodsPage';
import { FlowStory } from '../support/FlowStory';
import { createFormStories } from '../support/createFormStories';
import { createListStories } from '../support/createListStories';
import { PageStory, createStoryDevice } from '../support/PageStory';
import { SampleCardFields } from '../support/SampleCardFields';
import { withContent, emptyContent } from '../support/hostContent';
import type { StoryContext } from '../support/types';
import { expectProblem, expectToast } from '../support/toast';

const savedCards = createSavedCards(FIXED_NOW);

const meta = preview.meta({
  title: 'Pages/Payment Methods',
  tags: ['area:cards'],
  component: PaymentMethodsPage,
  subcomponents: { PaymentMethodsScreen },
  parameters: {
    // Use a separate iframe on the docs page, where open dialogs would overlap.
  },
  render: () => (
    <PageStory path="/payment-methods">
      <PaymentMethodsPage />
    </PageStory>
  ),
});

const longTimeout = { timeout: 10_000 };
const narrow = { globals: { viewport: { value: 'narrow' } } };

const filled: AddCardValues = {
  number: '5555 5555 5555 4444',
  expiry: '08/29',
  code: '123',
  name: 'Ali Hassan',
  nickname: 'Groceries',
};

const renderScreen = (addCard: AddCardActor, props: Partial<PaymentMethodsScreenProps>) => (
  <PaymentMethodsScreen
    cards={savedCards}
    bankAccounts={bankAccounts}
    wallets={digitalWallets}
    onSetDefault={fn()}
    removing={null}
    onRemovingChange={fn()}
    onRemove={fn()}
    addCard={addCard}
    isAdding={false}
    onAdd={fn()}
    onConnect={fn()}
    {...props}
  />
);

const createScreenStory = (props: Partial<PaymentMethodsScreenProps>) => ({
  render: () => (
    <FlowStory machine={addCardMachine} at={{ state: 'editing' }}>
      {(addCard) => <AppShell>{renderScreen(addCard, props)}</AppShell>}
    </FlowStory>
  ),
});

const { failedThenSucceeded, completedAfter, exitedWithBack, inState } = createFormStories({
  machine: addCardMachine,
  input: { values: filled },
  view: (addCard) => renderScreen(addCard, { isAdding: true }),
  formIn: () => waitForOpenForm(),
});

const form = (
  state: string,
  values: AddCardValues,
  more: Partial<ContextFrom<typeof addCardMachine>> = {},
) => ({
  ...inState(state, values, more),
  play: async () => {
    await waitForOpenForm();
  },
});

type Canvas = StoryContext['canvas'];

const getName = (canvas: Canvas, card: string) =>
  canvas.getByRole('heading', { level: 3, name: card });

const getEntry = (canvas: Canvas, card: string) => within(getName(canvas, card).closest('li')!);

const press = async ({ canvas, userEvent }: StoryContext, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const question = { name: 'Remove this card?' };

async function askToRemove(context: StoryContext, card: string) {
  await press(context, new RegExp(`^Remove: ${card}`));
  return within(await screen.findByRole('alertdialog', question, longTimeout));
}

const waitForQuestionToClose = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument());

async function remove(context: StoryContext, card: string) {
  const { getByRole } = await askToRemove(context, card);
  await context.userEvent.click(getByRole('button', { name: 'Remove' }));
  await waitForQuestionToClose();
}

async function waitForOpenForm() {
  await screen.findByLabelText('Card Number', {}, longTimeout);
  return within(screen.getByRole('dialog', { name: 'Add Card' }));
}

async function openForm(context: StoryContext) {
  await press(context, 'Add Card');
  return waitForOpenForm();
}

const waitForFormToClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

type Label = 'Card Number' | 'Expiry Date' | 'Security Code' | 'Cardholder Name';

const validInputs: Record<Label, string> = {
  'Card Number': '5555555555554444',
  'Expiry Date': '0829',
  'Security Code': '123',
  'Cardholder Name': 'Ali Hassan',
};

async function submit(context: StoryContext, otherwise: Partial<Record<Label, string>> = {}) {
  const { getByLabelText, getByRole } = await openForm(context);
  for (const [label, text] of Object.entries({ ...validInputs, ...otherwise })) {
    await context.userEvent.type(getByLabelText(label), text);
  }
  await context.userEvent.click(getByRole('button', { name: 'Add Card' }));
}

async function expectFieldError(label: Label, message: string) {
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).toBeInvalid());
  await expect(field).toHaveFocus();
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  for (const other of Object.keys(validInputs).filter((name) => name !== label)) {
    await expect(screen.getByLabelText(other)).toBeValid();
  }
}

const expectNoHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Default = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    const everyday = getEntry(canvas, 'Everyday Card');
    await expect(everyday.getByText('Default')).toBeVisible();
    await expect(everyday.getByText('•••• 4242')).toBeVisible();
    await expect(everyday.getByText('Expires 08/28')).toBeVisible();
    await expect(everyday.queryByRole('button', { name: /^Set Default/ })).not.toBeInTheDocument();
    const family = getEntry(canvas, 'Family Expenses');
    await expect(family.queryByText('Default')).not.toBeInTheDocument();
    const banks = within(canvas.getByRole('region', { name: 'Bank Accounts' }));
    await expect(banks.getAllByRole('listitem')).toHaveLength(2);
    const wallets = within(canvas.getByRole('region', { name: 'Digital Wallets' }));
    await expect(wallets.getByRole('button', { name: 'Connect JazzCash' })).toBeEnabled();
    await expect(wallets.getByRole('button', { name: 'Connect Easypaisa' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
  },
});

export const Narrow = meta.story({ ...narrow, play: expectNoHorizontalScroll });

export const DefaultChanged = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await press(context, /^Set Default: Family Expenses/);
    await expect(getName(canvas, 'Family Expenses')).toHaveFocus();
    await expect(getEntry(canvas, 'Family Expenses').getByText('Default')).toBeVisible();
    const cards = within(canvas.getByRole('region', { name: 'Saved Cards' }));
    await expect(cards.getAllByText('Default')).toHaveLength(1);
    await expectToast('Your Mastercard ending in 8210 is the default now.');
  },
});

export const Removing = meta.story({
  play: async (context) => {
    const { getByText, queryByText } = await askToRemove(context, 'Family Expenses');
    await expect(
      getByText(/^Family Expenses, ending in 8210, will be taken off your list/),
    ).toBeInTheDocument();
    await expect(queryByText(/becomes your default card/)).not.toBeInTheDocument();
  },
});

export const RemovingDefault = meta.story({
  play: async (context) => {
    const { getByText } = await askToRemove(context, 'Everyday Card');
    await expect(
      getByText('Family Expenses, ending in 8210, becomes your default card.'),
    ).toBeInTheDocument();
  },
});

export const Removed = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await remove(context, 'Family Expenses');
    await waitFor(() => expect(getName(canvas, 'Everyday Card')).toHaveFocus());
    await expect(canvas.queryByText('Family Expenses')).not.toBeInTheDocument();
    await expectToast('Your Mastercard ending in 8210 is no longer on your list.');
  },
});

export const DefaultRemoved = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await remove(context, 'Everyday Card');
    await waitFor(() => expect(getName(canvas, 'Family Expenses')).toHaveFocus());
    await expect(getEntry(canvas, 'Family Expenses').getByText('Default')).toBeVisible();
    await expectToast('Your Mastercard ending in 8210 is the default now.');
  },
});

export const LastCardRemoved = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await remove(context, 'Everyday Card');
    await remove(context, 'Family Expenses');
    await expect(canvas.getByText('No saved cards')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Card' })).toHaveFocus());
  },
});

/** Opens the page a second time in the same session. */
export const PersistedDuringVisit = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, userEvent }) => {
    const device = createStoryDevice();
    const opened = (key: string) => (
      <div key={key}>
        <PageStory path="/payment-methods" device={device}>
          <PaymentMethodsPage />
        </PageStory>
      </div>
    );
    await mount(opened('first'));
    await remove({ canvas, userEvent }, 'Everyday Card');
    await waitFor(() => expect(getName(canvas, 'Family Expenses')).toHaveFocus());
    await mount(opened('second'));
    await waitFor(() => expect(getName(canvas, 'Family Expenses')).not.toHaveFocus());
    await expect(getEntry(canvas, 'Family Expenses').getByText('Default')).toBeVisible();
    await expect(canvas.queryByText('Everyday Card')).not.toBeInTheDocument();
  },
});

export const NoCards = meta.story(createScreenStory({ cards: [] }));

const [everydayCard, familyCard] = savedCards;

/** A request to change the default card is pending, which disables all other changes. */
export const DefaultPending = meta.story({
  ...createScreenStory({ pending: familyCard ? { card: familyCard, kind: 'default' } : null }),
  play: async ({ canvas }) => {
    const family = getEntry(canvas, 'Family Expenses');
    await expect(family.getByRole('button', { name: /Set Default/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(family.getByRole('button', { name: /^Remove/ })).toBeDisabled();
    await expect(
      getEntry(canvas, 'Everyday Card').getByRole('button', { name: /^Remove/ }),
    ).toBeDisabled();
  },
});

export const RemovalPending = meta.story({
  ...createScreenStory({ pending: everydayCard ? { card: everydayCard, kind: 'removal' } : null }),
  play: async ({ canvas }) => {
    await expect(
      getEntry(canvas, 'Everyday Card').getByRole('button', { name: /Remove/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A server that does not support changing saved cards. */
export const CardsUnchangeable = meta.story({
  ...createScreenStory({ onSetDefault: undefined, onRemove: undefined }),
  play: async ({ canvas }) => {
    await expect(getEntry(canvas, 'Family Expenses').queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Cancel and Escape keep the card. */
export const RemovalCancelled = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { getByRole } = await askToRemove(context, 'Everyday Card');
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await waitForQuestionToClose();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Remove: Everyday Card/ })).toHaveFocus(),
    );
    await askToRemove(context, 'Everyday Card');
    await userEvent.keyboard('{Escape}');
    await waitForQuestionToClose();
    await expect(getName(canvas, 'Everyday Card')).toBeVisible();
  },
});

/** Browser Back cancels the dialog without leaving the screen. */
export const RemoveDialogClosedByBrowserBack = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await askToRemove(context, 'Everyday Card');
    window.history.back();
    await waitForQuestionToClose();
    await expect(getName(context.canvas, 'Everyday Card')).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const AddCardForm = meta.story({
  play: async (context) => {
    const { getByLabelText } = await openForm(context);
    for (const [label, autocomplete] of [
      ['Card Number', 'cc-number'],
      ['Expiry Date', 'cc-exp'],
      ['Security Code', 'cc-csc'],
    ] as const) {
      await expect(getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
      await expect(getByLabelText(label)).toHaveAttribute('inputmode', 'numeric');
      await expect(getByLabelText(label)).toBeRequired();
    }
    await expect(getByLabelText('Cardholder Name')).toHaveAttribute('autocomplete', 'cc-name');
    await expect(getByLabelText(/^Nickname/)).not.toBeRequired();
  },
});

export const AddCardFormFilled = meta.story(form('editing', filled));

export const AddCardFormNarrow = meta.story({
  ...form('editing', filled, {
    fieldErrors: { number: 'malformed', expiry: 'malformed', code: 'malformed', name: 'missing' },
  }),
  ...narrow,
  play: async () => {
    await waitForOpenForm();
    await expectNoHorizontalScroll();
  },
});

/** Digits are grouped while the user types; the brand appears as soon as it is known. */
export const CardNumberTyped = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { getByLabelText } = await openForm(context);
    await context.userEvent.type(getByLabelText('Card Number'), '5555555');
    await expect(getByLabelText('Card Number')).toHaveValue('5555 555');
    await expect(getByLabelText('Card Number')).toHaveAccessibleDescription('Mastercard');
    await context.userEvent.type(getByLabelText('Expiry Date'), '08/29');
    await expect(getByLabelText('Expiry Date')).toHaveValue('08/29');
  },
});

export const FieldsMissing = meta.story({
  play: async (context) => {
    const { getByLabelText, getByText, getByRole } = await openForm(context);
    await context.userEvent.click(getByRole('button', { name: 'Add Card' }));
    await expect(getByLabelText('Card Number')).toHaveFocus();
    for (const message of [
      'Enter the card number.',
      'Enter the expiry date.',
      'Enter the security code.',
      'Enter the name on the card.',
    ]) {
      await expect(getByText(message)).toBeInTheDocument();
    }
    await expect(getByLabelText(/^Nickname/)).toBeValid();
  },
});

export const InvalidCardNumber = meta.story({
  play: async (context) => {
    await submit(context, { 'Card Number': '5555555555554445' });
    await expectFieldError('Card Number', 'Check the card number: a digit seems to be wrong.');
  },
});

export const InvalidExpiry = meta.story({
  play: async (context) => {
    await submit(context, { 'Expiry Date': '1329' });
    await expectFieldError('Expiry Date', 'Enter month and year, such as 08/28.');
  },
});

export const InvalidSecurityCode = meta.story({
  play: async (context) => {
    await submit(context, { 'Security Code': '12' });
    await expectFieldError('Security Code', 'Enter the 3 digits on the back.');
  },
});

export const CardUnsupported = meta.story({
  play: async (context) => {
    await submit(context, { 'Card Number': '378282246310005' });
    const text = 'Please use a Visa or Mastercard.';
    await expectFieldError('Card Number', text);
    await expectProblem(text);
  },
});

export const CardExpired = meta.story({
  play: async (context) => {
    await submit(context, { 'Expiry Date': '1026' });
    const text = 'Please use a card that has not expired.';
    await expectFieldError('Expiry Date', text);
    await expectProblem(text);
  },
});

const { completedAfter: processorCompletedAfter, ...processor } = createFormStories({
  machine: addCardMachine,
  input: { values: { name: filled.name, tokenized: null } },
  view: (addCard) => renderScreen(addCard, { isAdding: true, cardFields: SampleCardFields }),
  formIn: () => waitForProcessorForm(),
});

const findProcessorFields = (messages: typeof ur = en) =>
  screen.findByRole('group', { name: messages.paymentMethods.fields.tokenized }, longTimeout);

async function waitForProcessorForm(messages: typeof ur = en) {
  await findProcessorFields(messages);
  return within(screen.getByRole('dialog', { name: messages.paymentMethods.addCard }));
}

const createProcessorStory = (messages: typeof ur) => ({
  ...processor.inState('editing', { ...filled, number: '', expiry: '', code: '', tokenized: null }),
  play: async ({ userEvent }: StoryContext) => {
    const { addCard, missing } = messages.paymentMethods;
    const { getByRole } = await waitForProcessorForm(messages);
    await userEvent.click(getByRole('button', { name: addCard }));
    const fields = await findProcessorFields(messages);
    await waitFor(() => expect(fields).toHaveFocus());
    await expect(fields).toHaveAccessibleDescription(missing.tokenized);
    await expect(screen.queryByLabelText(messages.paymentMethods.fields.code)).toBeNull();
  },
});

/** The fields of a card processor, in place of the wallet's own. docs/rules.md METHOD-9. */
export const ProcessorFields = meta.story({
  ...processor.inState('editing', { ...filled, tokenized: null }),
  play: async () => {
    await waitForProcessorForm();
  },
});

export const ProcessorCardMissing = meta.story(createProcessorStory(en));

export const ProcessorCardMissingInUrdu = meta.story({
  ...createProcessorStory(ur),
  globals: { language: 'ur' },
});

export const ProcessorCardMissingInArabic = meta.story({
  ...createProcessorStory(ar),
  globals: { language: 'ar' },
});

const processorAdded = processorCompletedAfter('Add Card');

/** The token is sent instead of number and code. */
export const ProcessorCardAdded = meta.story({
  ...processorAdded,
  tags: ['no-visual'],
  play: async (context) => {
    const fields = within(await findProcessorFields());
    await context.userEvent.type(fields.getByRole('textbox'), '4242424242424242');
    await processorAdded.play(context);
    const [input] = processor.submit.mock.calls[0] ?? [];
    await expect(input?.subject).toEqual({
      token: 'tok_1',
      brand: 'visa',
      last4: '4242',
      expiry: { month: 8, year: 2029 },
      name: filled.name,
      nickname: '',
    });
  },
});

export const Adding = meta.story({
  ...form('submitting', filled),
  play: async () => {
    await waitForOpenForm();
    await expect(screen.getByRole('button', { name: 'Adding Card...' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
});

export const AddingFailed = meta.story(
  form('editing', filled, { problem: { id: 'cardAddingFailed' } }),
);

export const Added = meta.story({ tags: ['no-visual'], ...form('succeeded', filled) });

export const FailedThenAdded = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded('Add Card', 'Card Not Added'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack('Close') });

export const ExitedAfterAdding = meta.story({ tags: ['no-visual'], ...completedAfter('Add Card') });

/** The new card is listed by its brand and is not the default; the form is cleared. */
export const CardAdded = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    await screen.findByRole('button', { name: 'Adding Card...' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), longTimeout);
    const added = getEntry(canvas, 'Mastercard');
    await expect(added.getByText('•••• 4444')).toBeVisible();
    await expect(added.getByText('Expires 08/29')).toBeVisible();
    await expect(added.queryByText('Default')).not.toBeInTheDocument();
    await expectToast('Your Mastercard ending in 4444 is on your list now.');
    await expect(canvas.getByRole('button', { name: 'Add Card' })).toBeEnabled();
  },
});

export const FormClearedOnClose = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { getByLabelText } = await openForm(context);
    await context.userEvent.type(getByLabelText('Card Number'), '4242');
    await context.userEvent.type(getByLabelText('Security Code'), '123');
    await context.userEvent.keyboard('{Escape}');
    await waitForFormToClose();
    const again = await openForm(context);
    await expect(again.getByLabelText('Card Number')).toHaveValue('');
    await expect(again.getByLabelText('Security Code')).toHaveValue('');
  },
});

export const FormClosedWithBrowserBack = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await openForm(context);
    window.history.back();
    await waitForFormToClose();
    await expect(context.canvas.getByRole('button', { name: 'Add Card' })).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ConnectNotAvailableYet = meta.story({
  play: async (context) => {
    await press(context, 'Connect JazzCash');
    await expectToast('You cannot connect JazzCash here yet.');
    await expect(context.canvas.getByRole('button', { name: 'Connect JazzCash' })).toBeEnabled();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

const longNames: Partial<PaymentMethodsScreenProps> = {
  cards: savedCards.map((card, place) => ({
    ...card,
    nickname:
      place === 0
        ? 'Monthly household expenses, school fees and everything for the wedding'
        : 'Krankenversicherungsbeitragsrückerstattungskonto',
  })),
  bankAccounts: bankAccounts.map((account) => ({
    ...account,
    bankName: 'The International Islamic Development and Commercial Bank of Pakistan Limited',
  })),
  wallets: digitalWallets.map((wallet) => ({
    ...wallet,
    name: `${wallet.name} Mobile Banking and Payments`,
  })),
};

export const LongNames = meta.story({
  ...createScreenStory(longNames),
  play: expectNoHorizontalScroll,
});

export const LongNamesNarrow = meta.story({
  ...createScreenStory(longNames),
  ...narrow,
  play: expectNoHorizontalScroll,
});

export const NoNicknames = meta.story(
  createScreenStory({ cards: savedCards.map((card) => ({ ...card, nickname: '' })) }),
);

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Set Default: Family Expenses/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(getName(canvas, 'Family Expenses')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Remove: Family Expenses/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const { getByRole } = within(await screen.findByRole('alertdialog', question, longTimeout));
    const yes = getByRole('button', { name: 'Remove' });
    for (let tabs = 0; document.activeElement !== yes && tabs < 3; tabs += 1) await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitForQuestionToClose();
    await waitFor(() => expect(getName(canvas, 'Everyday Card')).toHaveFocus());

    canvas.getByRole('button', { name: 'Add Card' }).focus();
    await userEvent.keyboard('{Enter}');
    const opened = await waitForOpenForm();
    const number = opened.getByLabelText('Card Number');
    for (let tabs = 0; document.activeElement !== number && tabs < 4; tabs += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('4242424242424242');
    await userEvent.tab();
    await userEvent.keyboard('0829');
    await userEvent.tab();
    await userEvent.keyboard('123');
    await userEvent.tab();
    await userEvent.keyboard('Ali Hassan');
    await userEvent.tab();
    await userEvent.keyboard('Travel');
    await userEvent.tab();
    await expect(opened.getByRole('button', { name: 'Add Card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), longTimeout);
    await expect(getEntry(canvas, 'Travel').getByText('•••• 4242')).toBeVisible();
  },
});

export const WithoutContent = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No saved cards')).toBeVisible();
    await expect(canvas.getByText('No bank accounts')).toBeVisible();
    await expect(canvas.getByText('JazzCash')).toBeVisible();
  },
});

const renderLists = (
  props: Pick<PaymentMethodsScreenProps, 'cards' | 'bankAccounts' | 'wallets'>,
) => createScreenStory(props).render();

export const Loading = meta.story({
  render: () => {
    const loading = { status: 'loading' as const };
    return renderLists({ cards: loading, bankAccounts: loading, wallets: loading });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Add Card' })).toBeEnabled();
  },
});

export const LoadError = meta.story({
  render: () => {
    const failed = { status: 'error' as const, retry: fn() };
    return renderLists({ cards: failed, bankAccounts: failed, wallets: failed });
  },
  play: async ({ canvas }) => {
    const messages = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(messages).toEqual([
      expect.stringContaining('Your cards could not be loaded'),
      expect.stringContaining('Your bank accounts could not be loaded'),
      expect.stringContaining('The digital wallets could not be loaded'),
    ]);
  },
});

export const CardsLoadedAfterRetry = meta.story(
  createListStories({
    items: savedCards,
    failure: 'Your cards could not be loaded',
    view: (cards) => createScreenStory({ cards }).render(),
    playLoaded: async ({ canvas }) => {
      await expect(await canvas.findAllByRole('button', { name: /^Remove: / })).toHaveLength(
        savedCards.length,
      );
    },
  }).loadedAfterRetry,
);

export const BankAccountsLoadedAfterRetry = meta.story(
  createListStories({
    items: bankAccounts,
    failure: 'Your bank accounts could not be loaded',
    view: (accounts) => createScreenStory({ bankAccounts: accounts }).render(),
    playLoaded: async ({ canvas }) => {
      for (const { bankName } of bankAccounts) {
        await expect(await canvas.findByText(bankName)).toBeVisible();
      }
    },
  }).loadedAfterRetry,
);

export const WalletsLoadedAfterRetry = meta.story(
  createListStories({
    items: digitalWallets,
    failure: 'The digital wallets could not be loaded',
    view: (wallets) => createScreenStory({ wallets }).render(),
    playLoaded: async ({ canvas }) => {
      for (const { name } of digitalWallets) {
        await expect(await canvas.findByText(name)).toBeVisible();
      }
    },
  }).loadedAfterRetry,
);
