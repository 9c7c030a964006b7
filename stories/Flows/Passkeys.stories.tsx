import preview from '#.storybook/preview';
import {
  consentMachine,
  ConsentSettingCard,
  ConsentSheet,
  passkeysMachine,
  PasskeysRow,
  PasskeysSheet,
  type Authorize,
  type ConsentChange,
  type NewPasskey,
  type Passkey,
} from '@rad-wallet/ui/features/consent';
import { upload } from '@rad-wallet/ui/requests';
import type { Loadable } from '@rad-wallet/ui/types';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  createAuthorize,
  createPasskey,
  demandConsent,
  demandPin,
  giveConsent,
  laptop,
  loadPasskeys,
  onSignIn,
  passkeys,
  phone,
  removePasskey,
} from '../support/consent';
import { createFlowStories } from '../support/createFlowStories';
import { tabTo } from '../support/keyboard';
import { narrow } from '../support/layout';
import { SettingsPage, SettingsSheetPage } from '../support/SettingsPage';
import type { StoryContext } from '../support/types';

const retry = fn().mockName('retry');
const authorizeChange = createAuthorize<ConsentChange>();
const subject: NewPasskey = { adds: 'passkey' };

const longName: Passkey = {
  id: 'long',
  name: 'Muhammad Abdul-Rahman Siddiqui’s Samsung Galaxy Z Fold7 Enterprise Edition',
  createdAt: '2026-09-22T09:00:00.000Z',
};

interface CardPageProps {
  list: Loadable<readonly Passkey[]>;
  setting?: Loadable<ConsentChange>;
}

/** The card of a wallet whose server has passkeys. */
function CardPage({
  list,
  setting = { status: 'ready', value: { above: '5000' } },
}: CardPageProps) {
  const [shown, setShown] = useState(list);
  const [isSettingOpen, setSettingOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsPage>
      <ConsentSettingCard
        setting={setting}
        authorize={authorizeChange}
        isOpen={isSettingOpen}
        onOpenChange={setSettingOpen}
        onSaved={() => {}}
      >
        <PasskeysRow
          list={shown}
          passkeys={passkeys}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onChange={(value) => setShown({ status: 'ready', value })}
        />
      </ConsentSettingCard>
    </SettingsPage>
  );
}

const loaded = (...value: readonly Passkey[]) => ({
  render: () => <CardPage list={{ status: 'ready', value }} />,
});

const { inState } = createFlowStories({
  machine: passkeysMachine,
  input: { canCreate: true },
  view: (actor) => (
    <SettingsSheetPage>
      <PasskeysSheet actor={actor} authorize={passkeys.authorize} />
    </SettingsSheetPage>
  ),
});

/** The consent to a new passkey. */
const addition = createFlowStories({
  machine: consentMachine,
  input: { subject },
  view: (actor) => (
    <SettingsPage>
      <ConsentSheet actor={actor} onSignIn={onSignIn} />
    </SettingsPage>
  ),
});

const meta = preview.meta({
  title: 'Flows/Passkeys',
  tags: ['translated'],
  component: PasskeysRow,
  subcomponents: { PasskeysSheet },
  parameters: {
    languages: { names: [phone.name, laptop.name, longName.name] },
    // Use a separate iframe on the docs page, where open dialogs would overlap.
    docs: { story: { inline: false, iframeHeight: '844px' } },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    demandPin();
  },
});

export const None = meta.story(loaded());

export const One = meta.story(loaded(phone));

export const SeveralNarrow = meta.story({ ...loaded(phone, laptop, longName), ...narrow });

export const RowLoading = meta.story({
  render: () => <CardPage list={{ status: 'loading' }} />,
});

/** The sheet loads the passkeys again. */
export const RowFailed = meta.story({
  render: () => <CardPage list={{ status: 'error', retry }} setting={{ status: 'error', retry }} />,
});

export const Loading = meta.story(inState('loading'));

export const NotLoaded = meta.story(inState('notLoaded'));

export const Listing = meta.story(inState('listing', { passkeys: [phone, laptop] }));

/** The date distinguishes devices of the same name. */
export const SameName = meta.story({
  tags: ['no-visual'],
  ...inState('listing', { passkeys: [phone, { ...laptop, name: phone.name }] }),
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /^Remove: Pixel 9/ });
    await expect(buttons[0]).toHaveAccessibleName('Remove: Pixel 9, added Nov 2, 2026');
    await expect(buttons[1]).toHaveAccessibleName('Remove: Pixel 9, added Nov 20, 2026');
  },
});

export const ListingNarrow = meta.story({
  ...inState('listing', { passkeys: [longName, phone], outcome: 'exists' }),
  ...narrow,
});

export const Empty = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [] }),
});

/** In a browser without Web Authentication, passkeys of other devices can still be removed. */
export const Unsupported = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone], canCreate: false }),
});

export const Added = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone, laptop], outcome: 'added' }),
});

export const Cancelled = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone], outcome: 'cancelled' }),
});

export const Exists = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone], outcome: 'exists' }),
});

export const NotAdded = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone], outcome: 'notAdded' }),
});

export const Removed = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone], outcome: 'removed' }),
});

export const NotRemovedNarrow = meta.story({
  tags: ['spoken'],
  ...inState('listing', { passkeys: [phone, laptop], outcome: 'notRemoved' }),
  ...narrow,
});

const pending: Authorize<NewPasskey> = {
  ...passkeys.authorize,
  demandConsent: upload(() => new Promise(() => {})),
};

export const Authorizing = meta.story({
  ...inState('authorizing', { passkeys: [phone] }, (actor) => (
    <SettingsSheetPage>
      <PasskeysSheet actor={actor} authorize={pending} />
    </SettingsSheetPage>
  )),
  play: async () => {
    await expect(await screen.findByText('One moment...')).toBeVisible();
  },
});

/** Shows the focus ring, which depends on the last input device. */
async function focusCancelByKeyboard({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect(cancel).toHaveFocus();
}

export const Creating = meta.story({
  ...inState('creating', { passkeys: [phone] }),
  play: focusCancelByKeyboard,
});

/** After a lost response, the list is loaded to find out what became of the request. */
export const Checking = meta.story(
  inState('checking', { passkeys: [phone, laptop], outcome: 'notAdded' }),
);

export const ConfirmingRemoval = meta.story({
  ...inState('confirmingRemoval', { passkeys: [phone, laptop], chosen: laptop }),
  play: focusCancelByKeyboard,
});

export const ConfirmingRemovalNarrow = meta.story({
  ...inState('confirmingRemoval', { passkeys: [longName], chosen: longName }),
  ...narrow,
  play: focusCancelByKeyboard,
});

export const Removing = meta.story(
  inState('removing', { passkeys: [phone, laptop], chosen: laptop }),
);

export const Closed = meta.story({ tags: ['no-visual'], ...inState('closed') });

export const EnteringPin = meta.story({
  ...addition.inState('enteringPin'),
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus());
  },
});

export const SignInNeeded = meta.story(addition.inState('signInNeeded'));

export const NotConfirmed = meta.story(addition.inState('unavailable'));

const row = /^Passkeys/;

const findSheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Passkeys' }, { timeout: 10_000 }));

/** By keyboard alone: the PIN, then the device. The row, to which focus returns, then counts it. */
export const AddedByKeyboard = meta.story({
  tags: ['no-visual'],
  ...loaded(phone),
  beforeEach: () => {
    loadPasskeys.mockResolvedValueOnce([phone]);
  },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: row });
    await expect(opener).toHaveTextContent('1 passkey');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await findSheet();
    const add = await sheet.findByRole('button', { name: 'Add a passkey on this device' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.getByLabelText('Payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await expect(await sheet.findByText('The passkey was added.')).toBeVisible();
    await expect(giveConsent.mock.calls).toEqual([
      [{ subject, pin: '2746', isNew: false, passkey: null }],
    ]);
    await expect(sheet.getByRole('button', { name: /^Add a passkey/ })).toHaveFocus();
    await expect(sheet.getByText('MacBook Air')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveTextContent('2 passkeys');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Cancel closes the prompt of the device. */
export const CancelledOnDevice = meta.story({
  tags: ['no-visual'],
  ...loaded(phone),
  beforeEach: () => {
    loadPasskeys.mockResolvedValue([phone]);
    createPasskey.mockReturnValue(new Promise(() => {}));
    demandConsent.mockResolvedValue({ method: 'newPin' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    await userEvent.click(await sheet.findByRole('button', { name: /^Add a passkey/ }));
    await waitFor(() => expect(sheet.getByLabelText('New payment PIN')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await waitFor(() => expect(sheet.getByLabelText('New payment PIN again')).toHaveFocus());
    await userEvent.keyboard('2746{Enter}');
    await expect(await sheet.findByText('Confirm on your device')).toBeVisible();
    const cancel = sheet.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByText('Nothing was added.')).toBeVisible();
    await expect(createPasskey.mock.calls[0]?.[0].aborted).toBe(true);
    await expect(sheet.getByRole('button', { name: /^Add a passkey/ })).toHaveFocus();
  },
});

/** Focus moves to the title of the sheet, or to the next step. */
export const RetriedByKeyboard = meta.story({
  tags: ['no-visual'],
  ...loaded(phone),
  beforeEach: () => {
    loadPasskeys.mockRejectedValueOnce(new Error('502'));
    demandConsent.mockRejectedValueOnce(new Error('502'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    const close = sheet.getByRole('button', { name: 'Close' });
    await tabTo({ userEvent }, await sheet.findByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    const add = await sheet.findByRole('button', { name: /^Add a passkey/ });
    await expect(close).not.toHaveFocus();
    await tabTo({ userEvent }, add);
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByText('Not confirmed')).toBeVisible();
    const title = sheet.getByRole('heading', { name: 'Passkeys' });
    await waitFor(() => expect(title).toHaveFocus());
    await tabTo({ userEvent }, sheet.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.getByLabelText('Payment PIN')).toHaveFocus());
  },
});

/** Focus moves to the button of the next passkey, then to the one that adds. */
export const RemovedByKeyboard = meta.story({
  tags: ['no-visual'],
  ...loaded(phone, laptop),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    const remove = await sheet.findByRole('button', { name: 'Remove: Pixel 9, added Nov 2, 2026' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Remove this passkey?');
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        sheet.getByRole('button', { name: 'Remove: Pixel 9, added Nov 2, 2026' }),
      ).toHaveFocus(),
    );
    await expect(removePasskey).not.toHaveBeenCalled();
    for (const [index, next] of [
      'Remove: MacBook Air, added Nov 20, 2026',
      'Add a passkey on this device',
    ].entries()) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(sheet.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.click(sheet.getByRole('button', { name: 'Remove' }));
      await expect(await sheet.findByText('The passkey was removed.')).toBeVisible();
      await expect(removePasskey).toHaveBeenCalledTimes(index + 1);
      await waitFor(() => expect(sheet.getByRole('button', { name: next })).toHaveFocus());
    }
    await expect(sheet.getByText('You have no passkeys.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: /None$/ })).toBeVisible();
  },
});

/** The sheet closes before the sign-in page opens. */
export const Forgotten = meta.story({
  tags: ['no-visual'],
  ...loaded(phone),
  beforeEach: () => {
    demandConsent.mockResolvedValueOnce({ method: 'pin' }).mockResolvedValue({ method: 'signIn' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: row }));
    const sheet = await findSheet();
    await userEvent.click(await sheet.findByRole('button', { name: /^Add a passkey/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Forgot PIN?' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(demandConsent).toHaveBeenLastCalledWith({
      subject,
      isForgotten: true,
      isWarned: false,
      usesPin: false,
    });
  },
});
