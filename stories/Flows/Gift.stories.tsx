import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import {
  GiftFlow,
  giftMachine,
  type GiftActor,
  type GiftContext,
  type GiftFlowProps,
} from '@rad-wallet/ui/features/gift';
import { ProblemError } from '@rad-wallet/ui/engine';
import { LOCALES } from '@rad-wallet/ui/messages';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { giftContacts, giftReceipt } from '@rad-wallet/mocks/samples';
import { useGiftWraps } from '../../apps/wallet/src/features/gift/giftWraps';
import { authorize, demandPin, expectConsent } from '../support/consent';
import { expectHorizontalArrows, setLanguage } from '../support/arrows';
import { giftWrapDesigns } from '../support/englishContent';
import { createListStories } from '../support/createListStories';
import { FlowStory, describeState } from '../support/FlowStory';
import {
  createInDoubtContext,
  createConsentContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { tabTo } from '../support/keyboard';
import { money } from '../support/money';
import { swipe } from '../support/swipe';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const contact = { name: 'Fatima Ali', phone: '+92 321 7654321', isNewUser: false };
const withMessage = { contact, message: 'Eid Mubarak to you and your family!' };
const withWrap = { ...withMessage, wrapDesign: giftWrapDesigns[0] };
const long = {
  amount: '123456789012345678901234.56',
  mode: 'link' as const,
  linkName: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi of Rawalpindi',
  linkPhone: '+92 300 1234567 (after the evening prayer, please)',
  message: 'So many words. '.repeat(40),
  wrapDesign: giftWrapDesigns[4],
};

const NOT_CHARGED = 'Fees are shown, but not charged yet';

const onShareDetails = fn().mockName('shareDetails');
const onDownloadReceipt = fn().mockName('downloadReceipt');
const onShareReceipt = fn().mockName('shareReceipt');
const sendGift = fn().mockName('sendGift');

const serverMachine = giftMachine.provide({
  actors: { sendGift: request((input) => sendGift(input)) },
});

type GiftProps = Pick<GiftFlowProps, 'actor' | 'steps' | 'authorize'> &
  Partial<Pick<GiftFlowProps, 'contacts'>>;

function Gift({ actor, steps, authorize: asked, contacts = giftContacts }: GiftProps) {
  return (
    <GiftFlow
      actor={actor}
      contacts={contacts}
      designs={useGiftWraps()}
      onShareDetails={onShareDetails}
      onDownloadReceipt={onDownloadReceipt}
      onShareReceipt={onShareReceipt}
      authorize={asked}
      steps={steps}
    />
  );
}

const view = (actor: GiftActor, steps?: GiftFlowProps['steps']) => (
  <Gift actor={actor} steps={steps} />
);

const onLeft = fn().mockName('left');

const list = createListStories({
  items: giftContacts,
  failure: 'Your contacts could not be loaded',
  view: (loaded) => (
    <FlowStory
      machine={giftMachine}
      input={{ money, receipt: giftReceipt }}
      at={{ state: 'choosingRecipient', context: { contact } }}
    >
      {(actor) => <Gift actor={actor} contacts={loaded} />}
    </FlowStory>
  ),
  playWhileLoading: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '0321');
  },
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Fatima Ali/ })).toBeChecked();
    await expect(canvas.getByRole('searchbox')).toHaveValue('0321');
    await waitFor(() => expect(canvas.getByText('1 contact found')).toBeInTheDocument());
  },
});
const listParameters = describeState(giftMachine, 'choosingRecipient');

const meta = preview.meta({
  title: 'Flows/Gift',
  component: GiftFlow,
  parameters: {
    languages: {
      names: [
        long.linkName,
        'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
        'Sana Tariq',
        withMessage.message,
        'So many words.',
      ],
    },
  },
  beforeEach: () => {
    const spies = [onLeft, onShareDetails, onDownloadReceipt, onShareReceipt];
    for (const spy of spies) spy.mockReset();
    sendGift.mockReset().mockResolvedValue({
      transactionId: 'SERVER-2026',
      fees: { giftFee: '0', processingFee: '90' },
    });
  },
});

function gift(
  at: StateValue,
  context: Partial<GiftContext> = {},
  endsIn = at,
  machine = giftMachine,
  shown: (actor: GiftActor) => ReactNode = view,
) {
  return {
    parameters: describeState(giftMachine, endsIn),
    render: () => (
      <FlowStory
        machine={machine}
        input={{ money, receipt: giftReceipt }}
        at={{ state: at, context }}
        onLeft={onLeft}
      >
        {(actor) => shown(actor)}
      </FlowStory>
    ),
  };
}

const currencies = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('button', { name: /Currency/ });

const createRecipientStory = (context: Partial<GiftContext> = {}) => ({
  ...gift('choosingRecipient', context),
  play: async (story: Pick<StoryContext, 'canvas'>) => {
    await currencies(story);
  },
});

const writingState = { writingMessage: 'writing' };
const suggestingState = { writingMessage: 'choosingSuggestion' };

export const ChoosingRecipient = meta.story({ tags: ['step'], ...createRecipientStory() });

export const ContactSelected = meta.story(createRecipientStory({ contact }));

export const GiftInGold = meta.story(
  createRecipientStory({ contact, amount: '2.5', currency: 'GOLD' }),
);

export const ContactsFiltered = meta.story(createRecipientStory({ search: '0321' }));

export const NoContactFound = meta.story(createRecipientStory({ search: 'Zubaida' }));

export const CreatingLink = meta.story(createRecipientStory({ mode: 'link' }));

export const LinkFilledIn = meta.story(
  createRecipientStory({ mode: 'link', linkName: 'Sana Tariq', linkPhone: '0301 2345678' }),
);

export const InvalidAmount = meta.story(
  createRecipientStory({ contact, amount: '0', problem: { id: 'invalidAmount' } }),
);

export const HugeAmount = meta.story(
  createRecipientStory({ contact, amount: '999,999,999,999,999,999.99' }),
);

export const DraftDiscarded = meta.story(
  createRecipientStory({ problem: { id: 'giftDraftDropped' } }),
);

export const WritingMessage = meta.story({ tags: ['step'], ...gift(writingState, { contact }) });

export const MessageWritten = meta.story(gift(writingState, withMessage));

export const MessageOverLimit = meta.story(gift(writingState, { ...long }));

export const ChoosingSuggestion = meta.story({
  ...gift(suggestingState, { contact }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Message suggestions' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const ChoosingWrap = meta.story({ tags: ['step'], ...gift('choosingWrap', withMessage) });

export const WrapSelectedWithArrowKeys = meta.story({
  ...gift('choosingWrap', withMessage),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    for (const language of LOCALES) {
      await setLanguage(language);
      await expectHorizontalArrows(canvas.getByRole('radiogroup'), { userEvent });
    }
  },
});

export const WrapSelected = meta.story(gift('choosingWrap', withWrap));

export const Celebrating = meta.story({
  tags: ['step'],
  ...gift('celebrating', withWrap),
  play: async ({ canvas }) => {
    const fees = within(await canvas.findByRole('region', { name: 'Fees' }));
    await expect(fees.getAllByText('PKR 125')).toHaveLength(2);
    await expect(fees.getByText(NOT_CHARGED)).toBeVisible();
  },
});

export const CelebratingWithLink = meta.story(
  gift('celebrating', {
    ...withWrap,
    mode: 'link',
    linkName: 'Sana Tariq',
    linkPhone: '0301 2345678',
    wrapDesign: giftWrapDesigns[2],
  }),
);

export const CelebratingCalligraphy = meta.story(
  gift('celebrating', { ...withWrap, wrapDesign: giftWrapDesigns[1], currency: 'SILVER' }),
);

export const CelebratingMinimalist = meta.story(
  gift('celebrating', { ...withWrap, wrapDesign: giftWrapDesigns[3], currency: 'USD' }),
);

export const CelebratingFestive = meta.story(
  gift('celebrating', { ...withWrap, wrapDesign: giftWrapDesigns[4] }),
);

export const CelebratingNature = meta.story(
  gift('celebrating', { ...withWrap, wrapDesign: giftWrapDesigns[5] }),
);

export const CelebratingWithLongText = meta.story(gift('celebrating', long));

export const Sent = meta.story({ tags: ['step'], ...gift('sent', withWrap) });

export const SentInGold = meta.story(
  gift('sent', { ...withWrap, amount: '2.5', currency: 'GOLD', wrapDesign: giftWrapDesigns[1] }),
);

export const SentLongTexts = meta.story(gift('sent', long));

export const CompletedByMouse = meta.story({
  ...gift('choosingRecipient', {}, 'sent'),
  play: async ({ canvas, userEvent, step }) => {
    const next = () => canvas.getByRole('button', { name: 'Continue' });
    await step('choose an amount and a contact', async () => {
      await expect(canvas.getByLabelText(/Gift Amount/)).toHaveValue('1000');
      await expect(next()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByRole('searchbox'), 'fatima');
      await waitFor(() =>
        expect(canvas.getAllByRole('radio', { name: /Ahmed|Fatima/ })).toHaveLength(1),
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'Fatima Ali' }));
      await userEvent.click(next());
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('take a suggestion', async () => {
      await expect(next()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Get suggestions' }));
      const list = await screen.findByRole('list', { name: 'Message suggestions' });
      await expect(list.children).toHaveLength(7);
      await userEvent.click(screen.getByRole('button', { name: /^Eid/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByLabelText(/Your message/)).toHaveValue(
        'Eid Mubarak! May this gift of gold bring lasting joy to you and your family.',
      );
      await userEvent.click(next());
    });
    await step('choose a paper', async () => {
      await expect(next()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(canvas.getByRole('radio', { name: 'Floral Garden' }));
      await userEvent.click(next());
    });
    await step('review', async () => {
      await waitFor(() => expect(canvas.getByText('Fatima Ali')).toBeVisible());
      await expect(canvas.getByText('Direct Transfer')).toBeVisible();
      await expect(canvas.getByText('Rs. 1,000.00')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Share Gift Details' }));
      await expect(onShareDetails).toHaveBeenCalledWith(
        expect.objectContaining({ amount: '1000', currency: 'PKR' }),
      );
    });
    await step('go back and forward: all input is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByRole('radio', { name: 'Floral Garden' })).toBeChecked();
      await userEvent.click(next());
    });
    await step('send', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Gift Now' }));
      const heading = await canvas.findByRole('heading', { name: 'Gift Sent Successfully' });
      await waitFor(() => expect(heading).toHaveFocus());
      await waitFor(() => expect(canvas.getByText('Floral Garden')).toBeVisible());
      await expect(canvas.getByText('0.063 g')).toBeVisible();
      await expect(canvas.getByText('PKR 0')).toBeVisible();
      await expect(canvas.getAllByText('PKR 125')).toHaveLength(2);
      await expect(canvas.getByText('3 of 3')).toBeVisible();
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

export const CompletedByKeyboard = meta.story({
  ...gift('choosingRecipient', {}, 'sent'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const next = () => canvas.getByRole('button', { name: 'Continue' });

    await tabTo(context, canvas.getByLabelText(/Gift Amount/));
    await userEvent.clear(canvas.getByLabelText(/Gift Amount/));
    await userEvent.keyboard('500');
    await tabTo(context, canvas.getByRole('radio', { name: 'Select Contact' }));
    await userEvent.keyboard('{ArrowRight}');
    await tabTo(context, canvas.getByLabelText('Recipient Name'));
    await userEvent.keyboard('Sana Tariq');
    await userEvent.tab();
    await userEvent.keyboard('0301 2345678');
    await tabTo(context, next());
    await userEvent.keyboard('{Enter}');

    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Gift Message' })).toHaveFocus(),
    );
    await tabTo(context, canvas.getByRole('button', { name: 'Get suggestions' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Get suggestions' })).toHaveFocus(),
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('With love');
    await tabTo(context, next());
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gift Wrap' })).toHaveFocus());
    await tabTo(context, canvas.getByRole('radio', { name: 'Golden Elegance' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Islamic Calligraphy' })).toBeChecked();
    await tabTo(context, next());
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByText('Secure Link')).toBeVisible());
    await tabTo(context, canvas.getByRole('button', { name: 'Send Gift Now' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Your gift is on its way to Sana Tariq.')).toBeVisible(),
    );
  },
});

export const SuggestionsSwipedAway = meta.story({
  ...gift(suggestingState, { contact, message: 'My own words' }, writingState),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    await swipe(screen.getByRole('heading', { name: 'Message suggestions' }), 300, 520);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(/Your message/)).toHaveValue('My own words');
  },
});

export const CurrencySelected = meta.story({
  tags: ['no-visual'],
  ...gift('choosingRecipient', { contact, amount: '2.5' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await currencies({ canvas }));
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(6);
    await userEvent.click(screen.getByRole('option', { name: 'Gold' }));
    await expect(await canvas.findByText('g')).toBeVisible();
  },
});

export const SearchedByPhone = meta.story({
  ...gift('choosingRecipient'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '0345 112');
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Ahmed Khan' })).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'Ayesha Malik' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByRole('radio', { name: 'Ahmed Khan' })).toBeVisible();
  },
});

export const InvalidAmountOnBlur = meta.story({
  ...gift('choosingRecipient', { contact }),
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText(/Gift Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '-5');
    await expect(canvas.queryByText(/Please enter a valid amount/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Please enter a valid amount greater than 0.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ReceiptDownloadedAndShared = meta.story({
  ...gift('sent', withWrap),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(onDownloadReceipt).toHaveBeenCalledWith(giftReceipt);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onShareReceipt).toHaveBeenCalledWith(giftReceipt);
  },
});

export const Sending = meta.story(gift('sending', withWrap));

const inDoubt = {
  ...withWrap,
  ...createInDoubtContext({ payee: 'Ahmed Khan', amount: '1000', currency: 'PKR' }),
};

export const AskedToRepeat = meta.story({
  tags: ['no-visual'],
  ...gift('asking', {
    ...withWrap,
    ...createRepeatContext({ payee: 'Ahmed Khan', amount: '1000', currency: 'PKR' }),
  }),
});

export const AskedForConsent = meta.story({
  tags: ['no-visual'],
  ...gift(
    'asking',
    {
      ...withWrap,
      ...createConsentContext({ payee: 'Ahmed Khan', amount: '1000', currency: 'PKR' }),
    },
    'asking',
    giftMachine,
    (actor) => <Gift actor={actor} authorize={authorize} />,
  ),
  beforeEach: demandPin,
  play: () => expectConsent('Ahmed Khan', 'Rs. 1,000.00'),
});

export const PaymentInDoubt = meta.story(gift(UNRESOLVED, inDoubt));

export const CheckingPayment = meta.story(gift(REPEATING, inDoubt));

export const FindingPayment = meta.story({ tags: ['no-visual'], ...gift(FINDING, inDoubt) });

export const GiftFailed = meta.story(
  gift('celebrating', { ...withWrap, problem: { id: 'giftFailed' } }),
);

/** The retry uses the same idempotency key; the receipt contains the server's data. */
export const FailedThenSent = meta.story({
  tags: ['no-visual'],
  ...gift('celebrating', withWrap, 'sent', serverMachine),
  parameters: { ...describeState(giftMachine, 'sent'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    sendGift.mockRejectedValueOnce(new Error('500: No carrier today'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Gift Now' }));
    await expectToast('There was an error sending your gift. Please try again.');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Gift Now' }));
    await expect(await canvas.findByText('SERVER-2026')).toBeInTheDocument();
    await expect(canvas.getAllByText('PKR 90')).toHaveLength(2);
    await expect(canvas.queryByText(NOT_CHARGED)).not.toBeInTheDocument();
    const keys = sendGift.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
});

export const RejectedWithCustomError = meta.story({
  tags: ['no-visual'],
  ...gift('celebrating', withWrap, 'celebrating', serverMachine),
  parameters: { ...describeState(giftMachine, 'celebrating'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    sendGift.mockRejectedValueOnce(
      new ProblemError({
        id: 'sendInsufficientBalance',
        values: { amount: { amount: '12', naming: 'isoCode' } },
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Gift Now' }));
    const text = 'Your available balance is PKR 12.00. Please enter a lower amount.';
    await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0);
  },
});

export const CustomStep = meta.story({
  tags: ['no-visual'],
  ...gift('celebrating', withWrap, 'sent', serverMachine, (actor) =>
    view(actor, {
      celebration: ({ actor: running }) => (
        <Screen header={<PageHeader title="Ready" />}>
          <Button onPress={() => running.send({ type: 'submitted' })}>Off it goes</Button>
        </Screen>
      ),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Off it goes' }));
    await canvas.findByRole('heading', { name: 'Gift Sent Successfully' });
  },
});

export const ExitedWithBackButton = meta.story({
  tags: ['no-visual'],
  ...gift('choosingRecipient', {}, 'cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});

export const ExitedToDashboard = meta.story({
  tags: ['no-visual'],
  ...gift('celebrating', withWrap, 'cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Back to Dashboard' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});

export const ExitedAfterSending = meta.story({
  tags: ['no-visual'],
  ...gift('sent', withWrap, 'completed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Back to Dashboard' }));
    await expect(onLeft.mock.calls).toEqual([['completed']]);
  },
});

export const ContactsLoading = meta.story({
  ...list.loading,
  parameters: listParameters,
  play: async (context) => {
    await currencies(context);
    await list.loading.play(context);
    await expect(context.canvas.queryByText('No contacts found')).not.toBeInTheDocument();
  },
});

export const ContactsLoadError = meta.story({
  ...list.loadError,
  parameters: listParameters,
  play: async (context) => {
    await currencies(context);
    await list.loadError.play(context);
  },
});

/** Keeps the previously selected contact, and the search typed while the contacts load. */
export const ContactsLoadedAfterRetry = meta.story({
  ...list.loadedAfterRetry,
  parameters: listParameters,
});
