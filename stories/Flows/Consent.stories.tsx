import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  Consent,
  ConsentSheet,
  consentMachine,
  type ConsentActor,
  type ConsentPayment,
  type ConsentSubject,
} from '@rad-wallet/ui/features/consent';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Text } from '@rad-wallet/ui/Text';
import { sendMoneyMessages } from '@rad-wallet/ui/features/send-money';
import { useMessages } from '@rad-wallet/ui/messages';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  demandConsent,
  demandPin,
  giveConsent,
  createAuthorize,
  onSignIn,
} from '../support/consent';
import { createFlowStories } from '../support/createFlowStories';
import { tabTo } from '../support/keyboard';
import { narrow } from '../support/layout';

const subject: ConsentPayment = { payee: 'Ahmed Khan', amount: '25000', idempotencyKey: 'story' };
const longName = 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi';

function Page({ actor }: { actor: ConsentActor }) {
  const t = useMessages(sendMoneyMessages);
  return (
    <AppShell>
      <Screen header={<PageHeader title={t('confirmTitle')} backHref="/" />}>
        <Text tone="muted">{t('noticeText')}</Text>
      </Screen>
      <ConsentSheet actor={actor} onSignIn={onSignIn} />
    </AppShell>
  );
}

const { onSignIn: _, ...actors } = createAuthorize<ConsentSubject>();

const { inState, live } = createFlowStories({
  machine: consentMachine,
  live: consentMachine.provide({ actors }),
  input: { subject },
  view: (actor) => <Page actor={actor} />,
});

const meta = preview.meta({
  title: 'Flows/Consent',
  component: ConsentSheet,
  subcomponents: { Consent },
  parameters: {
    languages: { names: [longName, 'Ahmed Khan'] },
    // Use a separate iframe on the docs page, where open dialogs would overlap.
    docs: { story: { inline: false, iframeHeight: '844px' } },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    demandPin();
  },
});

/** Many payments need no consent, so that nothing is shown at first. */
export const Quiet = meta.story({ tags: ['no-visual'], ...inState({ preparing: 'quiet' }) });

export const Preparing = meta.story({
  tags: ['translated'],
  ...inState({ preparing: 'shown' }),
});

export const EnteringPin = meta.story({
  tags: ['step', 'translated'],
  ...inState('enteringPin', { pin: '27' }),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
  },
});

export const WrongPin = meta.story({
  tags: ['translated'],
  ...inState('enteringPin', { problem: { id: 'wrong', triesLeft: 2 } }),
});

export const LastTryNarrow = meta.story({
  tags: ['translated'],
  ...inState('enteringPin', {
    subject: { ...subject, payee: longName, amount: '1250000.50' },
    problem: { id: 'wrong', triesLeft: 1 },
  }),
  ...narrow,
});

export const Verifying = meta.story({
  tags: ['translated'],
  ...inState('verifying', { pin: '2746' }),
});

export const Blocked = meta.story({ tags: ['step', 'translated'], ...inState('blocked') });

export const SignInNeeded = meta.story({ tags: ['translated'], ...inState('signInNeeded') });

export const ChoosingPin = meta.story({ tags: ['translated'], ...inState('choosingPin') });

export const DifferentPins = meta.story({
  tags: ['translated'],
  ...inState('choosingPin', { problem: { id: 'different' } }),
});

export const RepeatingPin = meta.story({
  tags: ['translated'],
  ...inState('repeatingPin', { firstPin: '2746', pin: '274' }),
});

export const UsingPasskey = meta.story({
  tags: ['step', 'translated'],
  ...inState('usingPasskey'),
});

export const UsingPasskeyNarrow = meta.story({
  tags: ['translated'],
  ...inState('usingPasskey', { subject: { ...subject, payee: longName } }),
  ...narrow,
});

export const PasskeyCancelled = meta.story({
  tags: ['translated'],
  ...inState('passkeyCancelled'),
});

export const PasskeyFailed = meta.story({ tags: ['translated'], ...inState('passkeyFailed') });

export const Unavailable = meta.story({ tags: ['translated'], ...inState('unavailable') });

/** Own accounts have no payee. */
export const UnavailableWithoutPayee = meta.story({
  tags: ['translated'],
  ...inState('unavailable', { subject: { amount: '25000', idempotencyKey: 'story' } }),
});

export const Questioning = meta.story({ tags: ['step', 'translated'], ...inState('questioning') });

export const QuestioningNarrow = meta.story({
  tags: ['translated'],
  ...inState('questioning', { subject: { ...subject, payee: longName } }),
  ...narrow,
});

export const Waiting = meta.story({
  tags: ['step', 'translated'],
  ...inState('waiting', { waitsUntil: '2026-11-21T12:00:00.000Z' }),
});

/** A wrong PIN, then the right one, by keyboard alone. */
export const Given = meta.story({
  tags: ['no-visual'],
  ...live('given'),
  beforeEach: () => {
    giveConsent.mockResolvedValueOnce({ result: 'wrong', triesLeft: 2 });
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Payment PIN');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('1111{Enter}');
    await expect(await screen.findByText(/You have 2 more tries\.$/)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await userEvent.keyboard('2746{Enter}');
    await waitFor(() => expect(giveConsent).toHaveBeenCalledTimes(2));
    await expect(giveConsent).toHaveBeenLastCalledWith({
      subject,
      pin: '2746',
      isNew: false,
      passkey: null,
    });
  },
});

/** The PIN instead of the passkey, first while the device asks, then after the payer closed its prompt. */
export const PinPreferred = meta.story({
  tags: ['no-visual'],
  ...live('given'),
  beforeEach: () => {
    const request = { challenge: 'AQID' };
    demandConsent.mockResolvedValue({ method: 'passkey', passkey: request });
    giveConsent.mockReturnValueOnce(new Promise(() => {}));
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Confirm on your device')).toBeVisible();
    await expect(giveConsent).toHaveBeenLastCalledWith({
      subject,
      pin: null,
      isNew: false,
      passkey: { challenge: 'AQID' },
    });
    giveConsent.mockResolvedValueOnce({ result: 'cancelled' });
    // A host without PINs demands the passkey again.
    await userEvent.click(screen.getByRole('button', { name: 'Use payment PIN' }));
    await expect(await screen.findByText('Not confirmed')).toBeVisible();
    demandConsent.mockResolvedValue({ method: 'pin' });
    await userEvent.click(screen.getByRole('button', { name: 'Use payment PIN' }));
    await expect(demandConsent).toHaveBeenLastCalledWith({
      subject,
      isForgotten: false,
      isWarned: false,
      usesPin: true,
    });
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await waitFor(() =>
      expect(giveConsent).toHaveBeenLastCalledWith({
        subject,
        pin: '2746',
        isNew: false,
        passkey: null,
      }),
    );
  },
});

/** The server refuses the passkey; the PIN approves the payment instead. */
export const PasskeyRefused = meta.story({
  tags: ['no-visual'],
  ...live('given'),
  beforeEach: () => {
    demandConsent
      .mockResolvedValueOnce({ method: 'passkey', passkey: { challenge: 'AQID' } })
      .mockResolvedValue({ method: 'pin' });
    giveConsent.mockRejectedValueOnce(new Error('422'));
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Not approved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use payment PIN' }));
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await waitFor(() => expect(giveConsent).toHaveBeenCalledTimes(2));
    await expect(giveConsent).toHaveBeenLastCalledWith({
      subject,
      pin: '2746',
      isNew: false,
      passkey: null,
    });
  },
});

const respondLater = <T,>(response: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(response), 500));

/** The PIN is entered with the number pad alone. */
export const GivenWithNumpad = meta.story({
  tags: ['no-visual'],
  ...live('given'),
  beforeEach: () => {
    giveConsent.mockImplementationOnce(() => respondLater({ result: 'given' }));
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Payment PIN');
    await expect(field).toHaveAttribute('inputmode', 'none');
    const pad = within(screen.getByRole('group', { name: 'Number pad' }));
    for (const name of ['0', '7', '4', '4']) {
      await userEvent.click(pad.getByRole('button', { name }));
    }
    await userEvent.click(pad.getByRole('button', { name: 'Delete last digit' }));
    await userEvent.click(pad.getByRole('button', { name: '6' }));
    await expect(pad.getByText('4 of 4 digits entered')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
    await expect(giveConsent).toHaveBeenLastCalledWith({
      subject,
      pin: '0746',
      isNew: false,
      passkey: null,
    });
    await expect(pad.getByRole('button', { name: '7' })).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Focus moves to the title of the sheet, or to the PIN. */
export const RetriedByKeyboard = meta.story({
  tags: ['no-visual'],
  ...live('given'),
  beforeEach: () => {
    demandConsent
      .mockRejectedValueOnce(new Error('502'))
      .mockImplementationOnce(() => respondLater({ method: 'pin' }))
      .mockResolvedValue({ method: 'pin', isUnusual: true });
    giveConsent.mockRejectedValueOnce(new Error('502'));
  },
  play: async ({ userEvent }) => {
    const findRetry = () => screen.findByRole('button', { name: 'Try again' });
    const expectTitleFocus = () =>
      waitFor(() => expect(screen.getByRole('heading', { name: 'Approve payment' })).toHaveFocus());
    await tabTo({ userEvent }, await findRetry());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('One moment...')).toBeVisible();
    await expectTitleFocus();
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await expect(await screen.findByText('Not approved')).toBeVisible();
    await expectTitleFocus();
    await tabTo({ userEvent }, await findRetry());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Could this be fraud?')).toBeVisible();
    await expectTitleFocus();
    await userEvent.click(screen.getByRole('button', { name: 'All answers are no: continue' }));
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
  },
});

/** The payment is declined before the sign-in page opens. */
export const Forgotten = meta.story({
  tags: ['no-visual'],
  ...live('declined'),
  beforeEach: () => {
    demandConsent.mockResolvedValueOnce({ method: 'pin' }).mockResolvedValue({ method: 'signIn' });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot PIN?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(demandConsent).toHaveBeenLastCalledWith({
      subject,
      isForgotten: true,
      isWarned: false,
      usesPin: false,
    });
  },
});

export const Declined = meta.story({
  tags: ['no-visual'],
  ...live('declined'),
  beforeEach: () => {
    demandConsent.mockResolvedValue({ method: 'pin', isUnusual: true });
  },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Approve payment' });
    await expect(within(sheet).getByText('Could this be fraud?')).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Do not pay' }));
    await expect(giveConsent).not.toHaveBeenCalled();
  },
});
