import preview from '#.storybook/preview';
import {
  consentMachine,
  ConsentSettingCard,
  consentSettingMachine,
  ConsentSettingSheet,
  ConsentSheet,
  type Authorize,
  type ConsentChange,
} from '@rad-wallet/ui/features/consent';
import { upload } from '@rad-wallet/ui/requests';
import type { Loadable } from '@rad-wallet/ui/types';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  createAuthorize,
  demandConsent,
  demandPin,
  giveConsent,
  onSignIn,
} from '../support/consent';
import { createFlowStories } from '../support/createFlowStories';
import { narrow } from '../support/layout';
import { SettingsPage, SettingsSheetPage } from '../support/SettingsPage';

const authorize = createAuthorize<ConsentChange>();
const retry = fn().mockName('retry');

const pending: Authorize<ConsentChange> = {
  ...authorize,
  demandConsent: upload(() => new Promise(() => {})),
};

/** The card of a wallet whose server has this setting. */
function CardPage({ setting }: { setting: Loadable<ConsentChange> }) {
  const [shown, setShown] = useState(setting);
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsPage>
      <ConsentSettingCard
        setting={shown}
        authorize={authorize}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSaved={(value) => setShown({ status: 'ready', value })}
      />
    </SettingsPage>
  );
}

const card = (setting: Loadable<ConsentChange>) => ({
  render: () => <CardPage setting={setting} />,
});

const loaded = (above: string | null) => card({ status: 'ready', value: { above } });

const form = createFlowStories({
  machine: consentSettingMachine,
  input: { saved: { above: null }, decimals: 2 },
  view: (actor) => (
    <SettingsSheetPage>
      <ConsentSettingSheet actor={actor} authorize={authorize} />
    </SettingsSheetPage>
  ),
});

/** The consent to a change. */
const change = createFlowStories({
  machine: consentMachine,
  input: { subject: { above: '5000' } },
  view: (actor) => (
    <SettingsPage>
      <ConsentSheet actor={actor} onSignIn={onSignIn} />
    </SettingsPage>
  ),
});

const meta = preview.meta({
  title: 'Flows/Consent Setting',
  tags: ['translated'],
  component: ConsentSettingCard,
  subcomponents: { ConsentSettingSheet },
  parameters: {
    // Use a separate iframe on the docs page, where open dialogs would overlap.
    docs: { story: { inline: false, iframeHeight: '844px' } },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    demandPin();
  },
});

export const Off = meta.story(loaded(null));

export const Over = meta.story(loaded('5000'));

export const EveryPayment = meta.story(loaded('0'));

export const Loading = meta.story(card({ status: 'loading' }));

export const LoadingFailed = meta.story({
  tags: ['no-visual'],
  ...card({ status: 'error', retry }),
  play: async ({ canvas, userEvent }) => {
    retry.mockReset();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LoadingFailedNarrow = meta.story({
  ...card({ status: 'error', retry }),
  ...narrow,
});

export const Editing = meta.story(form.inState('editing'));

export const EditingAmount = meta.story({
  ...form.inState('editing', { values: { isOn: true, amount: '5,000' } }),
});

export const EditingAmountNarrow = meta.story({
  ...form.inState('editing', { values: { isOn: true, amount: '1,250,000.50' } }),
  ...narrow,
});

export const InvalidAmount = meta.story(
  form.inState('editing', { values: { isOn: true, amount: '' }, fieldError: 'missing' }),
);

export const Authorizing = meta.story({
  ...form.inState(
    'authorizing',
    { values: { isOn: true, amount: '5,000' }, change: { above: '5000' } },
    (actor) => (
      <SettingsSheetPage>
        <ConsentSettingSheet actor={actor} authorize={pending} />
      </SettingsSheetPage>
    ),
  ),
  play: async () => {
    await expect(await screen.findByText('One moment...')).toBeVisible();
  },
});

export const Closed = meta.story({ tags: ['no-visual'], ...form.inState('closed') });

export const Saved = meta.story({ tags: ['no-visual'], ...form.inState('saved') });

export const EnteringPin = meta.story({
  ...change.inState('enteringPin', { subject: { above: null } }),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
  },
});

export const ChoosingFirstPin = meta.story(change.inState('choosingPin'));

export const SavingNarrow = meta.story({
  ...change.inState('verifying', { subject: { above: '0' }, pin: '2746' }),
  ...narrow,
});

export const Blocked = meta.story(change.inState('blocked'));

export const SignInNeeded = meta.story(change.inState('signInNeeded'));

export const NotConfirmed = meta.story(change.inState('unavailable'));

const row = /^Ask before payments/;

const findSheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Ask before payments' }, { timeout: 10_000 }));

const waitForClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The first PIN is chosen twice; the row, to which focus returns, then says the amount. */
export const TurnedOn = meta.story({
  tags: ['no-visual'],
  ...loaded(null),
  beforeEach: () => {
    demandConsent.mockResolvedValue({ method: 'newPin' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    await userEvent.click(sheet.getByRole('switch', { name: 'Ask for my payment PIN' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    const amount = sheet.getByLabelText('For payments over');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(/Enter an amount, or 0\./);
    await userEvent.keyboard('5000{Enter}');
    await waitFor(() => expect(sheet.getByLabelText('New payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await waitFor(() => expect(sheet.getByLabelText('New payment PIN again')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await waitForClose();
    await expect(giveConsent.mock.calls).toEqual([
      [{ subject: { above: '5000' }, pin: '2746', isNew: true, passkey: null }],
    ]);
    const shown = canvas.getByRole('button', { name: /Over Rs\.\s5,000\.00$/ });
    await waitFor(() => expect(shown).toHaveFocus());
  },
});

/** A wrong PIN changes nothing; after a lost answer, the server is asked before anything is sent again. */
export const TurnedOff = meta.story({
  tags: ['no-visual'],
  ...loaded('5000'),
  beforeEach: () => {
    giveConsent
      .mockResolvedValueOnce({ result: 'wrong', triesLeft: 2 })
      .mockRejectedValueOnce(new Error('Lost'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    await userEvent.click(sheet.getByRole('switch', { name: 'Ask for my payment PIN' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheet.getByLabelText('Payment PIN')).toHaveFocus());
    await userEvent.keyboard('1111{Enter}');
    await expect(await sheet.findByText(/You have 2 more tries\.$/)).toBeVisible();
    await userEvent.keyboard('2746{Enter}');
    await expect(await sheet.findByText(/may not have been saved/)).toBeVisible();
    demandConsent.mockResolvedValue({ method: 'none' });
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await waitForClose();
    await expect(giveConsent).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: /Off$/ })).toBeVisible();
  },
});

/** Cancel returns to the form, whose input is kept. Saving what is saved already asks for nothing. */
export const Declined = meta.story({
  tags: ['no-visual'],
  ...loaded('5000'),
  beforeEach: () => {
    demandConsent.mockResolvedValue({ method: 'blocked' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    const amount = sheet.getByLabelText('For payments over');
    await expect(amount).toHaveValue('5,000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '9000{Enter}');
    await expect(await sheet.findByText('The PIN is blocked')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    const again = await sheet.findByLabelText('For payments over');
    await expect(again).toHaveValue('9,000');
    await userEvent.clear(again);
    await userEvent.type(again, '5000{Enter}');
    await waitForClose();
    await expect(demandConsent).toHaveBeenCalledOnce();
    await expect(giveConsent).not.toHaveBeenCalled();
  },
});

/** The sheet closes before the sign-in page opens. */
export const Forgotten = meta.story({
  tags: ['no-visual'],
  ...loaded('5000'),
  beforeEach: () => {
    demandConsent.mockResolvedValueOnce({ method: 'pin' }).mockResolvedValue({ method: 'signIn' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    await userEvent.click(sheet.getByRole('switch', { name: 'Ask for my payment PIN' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Forgot PIN?' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Sign in' }));
    await waitForClose();
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(demandConsent).toHaveBeenLastCalledWith({
      subject: { above: null },
      isForgotten: true,
      isWarned: false,
      usesPin: false,
    });
  },
});
