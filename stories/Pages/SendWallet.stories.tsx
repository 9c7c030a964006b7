import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  sendToWalletMachine,
  SendToWalletScreen,
  type SendToWalletValues,
} from '@rad-wallet/ui/features/send-wallet';
import type { Payee, PayeeMatch } from '@rad-wallet/ui/features/payee-check';
import { upload } from '@rad-wallet/ui/requests';
import { expect, fn, waitFor } from 'storybook/test';
import { recipients } from '@rad-wallet/mocks/samples';
import SendWalletPage from '../../apps/wallet/src/features/send-wallet/SendWalletPage';
import { money } from '../support/money';
import { authorize, demandPin, expectConsent } from '../support/consent';
import { createFormStories } from '../support/createFormStories';
import {
  createInDoubtContext,
  createConsentContext,
  createRepeatContext,
  waitForQuestion,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { createListStories } from '../support/createListStories';
import { FlowStory, describeState } from '../support/FlowStory';
import { narrow } from '../support/layout';
import { answerCheck, waitForAnswer } from '../support/payeeCheck';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const list = createListStories({
  items: recipients,
  failure: 'Your recent recipients could not be loaded',
  view: (loaded) => (
    <FlowStory machine={sendToWalletMachine} input={{ facts: { money } }} at={{ state: 'editing' }}>
      {(actor) => (
        <AppShell>
          <SendToWalletScreen actor={actor} recents={loaded} onRecipientSelected={fn()} />
        </AppShell>
      )}
    </FlowStory>
  ),
  playWhileLoading: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Recipient'), 'RAD-1');
  },
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /RAD-/ })).toHaveLength(3);
    await expect(canvas.getByLabelText('Recipient')).toHaveValue('RAD-1');
  },
});
const listParameters = describeState(sendToWalletMachine, 'editing');

const meta = preview.meta({
  title: 'Pages/Send to Wallet',
  tags: ['area:transfer-and-pay'],
  component: SendWalletPage,
  subcomponents: { SendToWalletScreen },
  parameters: {
    languages: {
      names: [
        'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
        'For the wedding hall, the caterer and the flowers, as we agreed on the phone',
        'For the books',
        'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
      ],
    },
  },
  render: () => (
    <PageStory path="/send-wallet">
      <SendWalletPage />
    </PageStory>
  ),
});

const filled: SendToWalletValues = {
  amount: '1000',
  currency: 'PKR',
  recipient: 'RAD-7841-2290',
  message: 'For the books',
};
const long: SendToWalletValues = {
  amount: '987654321098765.43',
  currency: 'PKR',
  recipient: 'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
  message: 'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
};

const { failedThenSucceeded, completedAfter, exitedWithBack, pausedByPointer, inState } =
  createFormStories({
    machine: sendToWalletMachine,
    input: { values: filled, facts: { money } },
    view: (actor) => (
      <SendToWalletScreen actor={actor} recents={recipients} onRecipientSelected={fn()} />
    ),
  });

const send = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send Money' }));

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Currency/ })).toHaveTextContent('PKR');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1000');
    await expect(canvas.getByLabelText('Recipient')).toHaveValue('');
    await expect(canvas.getByText('Instant and free')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /RAD-/ })).toHaveLength(3);
  },
});

export const Filled = meta.story({ tags: ['screen'], ...inState('editing', filled) });

export const FilledLongTexts = meta.story(inState('editing', long));

export const FilledNarrow = meta.story({ ...inState('editing', long), ...narrow });

/** The recipient is only a number, so the bank's name is shown. */
export const RecipientNamed = meta.story({
  ...inState('editing', filled, {}, (actor) => (
    <SendToWalletScreen
      actor={actor}
      recents={recipients}
      onRecipientSelected={fn()}
      checkPayee={answerCheck({ result: 'match', name: 'Hassan Raza' })}
    />
  )),
  play: waitForAnswer,
});

const checkPayee = fn<(payee: Payee) => Promise<PayeeMatch>>().mockName('checkPayee');

/** The recipient is checked when the field is left, once. */
export const RecipientChecked = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    checkPayee.mockReset().mockResolvedValue({ result: 'match', name: 'Hassan Raza' });
  },
  ...inState('editing', { ...filled, recipient: '' }, {}, (actor) => (
    <SendToWalletScreen
      actor={actor}
      recents={recipients}
      onRecipientSelected={fn()}
      checkPayee={upload<PayeeMatch, Payee>((payee) => checkPayee(payee))}
    />
  )),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Recipient'), 'RAD-3316-8075');
    await expect(checkPayee).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(
      await canvas.findByText('This account is in the name of Hassan Raza.'),
    ).toBeVisible();
    await expect(checkPayee.mock.calls).toEqual([[{ account: 'RAD-3316-8075' }]]);
  },
});

export const RecipientSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hassan Raza/ }));
    await expect(canvas.getByLabelText('Recipient')).toHaveValue('RAD-3316-8075');
    await expectToast('Recipient Selected');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const InvalidAmount = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await send(context);
    await expectToast('Invalid Amount', 'Please enter a valid amount greater than 0.');
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expect(canvas.getByLabelText('Amount')).toBeInvalid();
    await expect(canvas.getByLabelText('Recipient')).toBeValid();
  },
});

export const RecipientRequired = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.type(canvas.getByLabelText('Recipient'), '   ');
    await send(context);
    await expectToast('Recipient Required', 'Please enter a wallet ID or email address.');
    await expect(canvas.getByLabelText('Recipient')).toHaveFocus();
    await expect(canvas.getByLabelText('Recipient')).toBeInvalid();
  },
});

export const Sending = meta.story({
  ...inState('submitting', filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

const inDoubt = createInDoubtContext({ payee: filled.recipient, amount: '1000', currency: 'PKR' });

export const AskedToRepeat = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(
    'asking',
    filled,
    createRepeatContext({ payee: filled.recipient, amount: '1000', currency: 'PKR' }),
  ),
  play: waitForQuestion,
});

export const AskedForConsent = meta.story({
  tags: ['no-visual'],
  ...inState(
    'asking',
    filled,
    createConsentContext({ payee: filled.recipient, amount: '1000', currency: 'PKR' }),
    (actor) => (
      <SendToWalletScreen
        actor={actor}
        recents={recipients}
        onRecipientSelected={fn()}
        authorize={authorize}
      />
    ),
  ),
  beforeEach: demandPin,
  play: () => expectConsent(filled.recipient, 'Rs. 1,000.00'),
});

export const InDoubt = meta.story(inState(UNRESOLVED, filled, inDoubt));

export const Checking = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(REPEATING, filled, inDoubt),
});

export const Finding = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(FINDING, filled, inDoubt),
});

export const TransferFailed = meta.story(
  inState('editing', filled, { problem: { id: 'transferFailed' } }),
);

export const Sent = meta.story(inState('succeeded', filled));

export const SentLongTexts = meta.story({ ...inState('succeeded', long), ...narrow });

export const FailedThenSent = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded('Send Money', 'Transfer Failed'),
});

export const StaysWhilePointedAt = meta.story({
  tags: ['no-visual'],
  ...pausedByPointer('Send Money'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack('Back') });

export const ExitedAfterSending = meta.story({
  tags: ['no-visual'],
  ...completedAfter('Send Money', 'Back to wallet'),
});

export const SendsThenNavigates = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.type(canvas.getByLabelText('Recipient'), 'ali@example.com');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Money' }));
    await expectToast('Money Sent Successfully', '1000 PKR has been sent to ali@example.com.');
    await expect(await canvas.findByRole('heading', { name: 'Money Delivered' })).toHaveFocus();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }), {
      timeout: 3000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const SendsByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    canvas.getByLabelText('Amount').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Recipient')).toHaveFocus();
    await userEvent.keyboard('RAD-1');
    const submit = canvas.getByRole('button', { name: /^Send/ });
    for (let press = 0; document.activeElement !== submit && press < 8; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expectToast('Money Sent Successfully');
  },
});

export const NoRecents = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Recipient')).toBeVisible();
    await expect(canvas.queryByText('Recent recipients')).not.toBeInTheDocument();
  },
});

const currencies = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('button', { name: /Currency/ });

export const RecipientsLoading = meta.story({
  ...list.loading,
  parameters: listParameters,
  play: async (context) => {
    await currencies(context);
    await list.loading.play(context);
  },
});

export const RecipientsLoadError = meta.story({
  ...list.loadError,
  parameters: listParameters,
  play: async (context) => {
    await currencies(context);
    await list.loadError.play(context);
  },
});

/** Keeps the recipient typed while the recent recipients load. */
export const RecipientsLoadedAfterRetry = meta.story({
  ...list.loadedAfterRetry,
  parameters: listParameters,
});
