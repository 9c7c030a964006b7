import preview from '#.storybook/preview';
import {
  apiPatterns,
  createEmptyLedger,
  faults,
  FIXED_NOW,
  createHugeLedger,
  createSampleLedger,
} from '@rad-wallet/mocks';
import { profile, score } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { Badge } from '@rad-wallet/ui/Badge';
import {
  defaultProfileMenu,
  EditProfileScreen,
  profileMachine,
  ProfileScreen,
  type Profile,
  type ProfileDetails,
} from '@rad-wallet/ui/features/profile';
import { MessageCircle, Users } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import ProfilePage from '../../apps/wallet/src/features/profile/ProfilePage';
import { TOTAL, walletBalances, GOLD_IN_GRAMS } from '../support/figures';
import { createFormStories } from '../support/createFormStories';
import { narrow } from '../support/layout';
import { PageStory, createStoryDevice } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { describeRecoveredGets } from '../support/requests';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';
import { unconnectedPaths } from '../support/unconnectedPaths';

const meta = preview.meta({
  title: 'Pages/Profile',
  tags: ['area:profile-and-settings'],
  component: ProfilePage,
  subcomponents: { EditProfileScreen, ProfileScreen },
  parameters: {
    languages: {
      names: [
        'House 42, Street 7, DHA Phase 5,',
        'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
      ],
    },
  },
  render: () => (
    <PageStory path="/profile">
      <ProfilePage />
    </PageStory>
  ),
});

const { balances, transactions } = apiPatterns;
const balancesFailed = 'Your balances could not be loaded';
const transactionsFailed = 'Your transactions could not be counted';

const { name, email, phone, address } = profile;
const details: ProfileDetails = { name, email, phone, address };

const { failedThenSucceeded, completedAfter, exitedWithBack, inState } = createFormStories({
  machine: profileMachine,
  input: { values: details },
  view: (actor) => <EditProfileScreen actor={actor} onChangePhoto={fn()} />,
});

const renderView = (somebody: Partial<Profile>) => ({
  render: () => (
    <AppShell>
      <ProfileScreen
        version="1.0.0"
        profile={{ ...profile, ...somebody }}
        balances={walletBalances}
        transactionCount={{ status: 'ready', value: 16 }}
        score={score}
        onEdit={fn()}
      />
    </AppShell>
  ),
});

const overview = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(canvas.getByRole('region', { name: 'Overview' }));

async function openForm({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
  await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Ali Hassan');
}

const menu = [
  ['Account', 'KYC Verification', '/kyc-verification'],
  ['Account', 'Payment Methods', '/payment-methods'],
  ['Preferences', 'Notifications', '/notifications'],
  ['Preferences', 'App Settings', '/app-settings'],
  ['Support', 'Help & Support', '/help-support'],
  ['Support', 'Sign Out', '/sign-out-confirmation'],
] as const;

export const Loaded = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('2.50 tola')).toBeVisible();
    const tiles = overview(context);
    for (const text of ['Total Portfolio', 'Gold Holdings', 'Total Transactions', 'RAD Score']) {
      await expect(tiles.getByText(text)).toBeVisible();
    }
    await expect(tiles.getByText(TOTAL)).toBeVisible();
    await expect(tiles.getByText(GOLD_IN_GRAMS)).toBeVisible();
    const count = String(createSampleLedger(FIXED_NOW).entries.length);
    await expect(await tiles.findByText(count)).toBeVisible();
    await expect(canvas.getByText('ali.hassan@example.com')).toBeVisible();
    await expect(canvas.getByText('Member since January 2024')).toBeVisible();
    await expect(canvas.getByText('Version 1.0.0')).toBeVisible();
    await expect(canvas.getByText(/Shariah advisory board/)).toBeVisible();
  },
});

/** Services not offered by the wallet's server are omitted, as are empty groups. */
export const FewServices = meta.story({
  parameters: unconnectedPaths,
  render: () => (
    <AppShell>
      <ProfileScreen
        version="1.0.0"
        profile={profile}
        balances={walletBalances}
        transactionCount={{ status: 'ready', value: 16 }}
        score={null}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/notifications',
      '/app-settings',
      '/help-support',
    ]);
    await expect(canvas.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const openChat = fn().mockName('openChat');

/**
 * A menu in a custom order, with the app's own entries and group, and without payment methods. docs/rules.md NAV-18.
 */
export const CustomMenu = meta.story({
  beforeEach: () => void openChat.mockReset(),
  render: () => (
    <AppShell>
      <ProfileScreen
        version="1.0.0"
        profile={profile}
        balances={walletBalances}
        transactionCount={{ status: 'ready', value: 16 }}
        score={score}
        onEdit={fn()}
        menu={[
          {
            id: 'family',
            label: 'Family',
            entries: [
              {
                id: 'members',
                icon: Users,
                label: 'Members',
                description: 'Who shares your wallet',
                href: '/family',
                trailing: <Badge>3</Badge>,
              },
              { id: 'chat', icon: MessageCircle, label: 'Chat', onPress: openChat },
            ],
          },
          ...defaultProfileMenu
            .filter(({ id }) => id !== 'preferences')
            .map((group) => ({
              ...group,
              entries: group.entries.filter(({ id }) => id !== 'paymentMethods'),
            }))
            .toReversed(),
        ]}
      />
    </AppShell>
  ),
  play: async ({ canvas, userEvent }) => {
    const links = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/family',
      '/help-support',
      '/sign-out-confirmation',
      '/kyc-verification',
    ]);
    await expect(links[0]).toHaveAccessibleName('Members Who shares your wallet 3');
    await expect(canvas.getByRole('button', { name: /^Personal Information/ })).toBeVisible();
    const family = within(canvas.getByRole('region', { name: 'Family' }));
    await userEvent.click(family.getByRole('button', { name: 'Chat' }));
    await expect(openChat).toHaveBeenCalledOnce();
  },
});

export const MenuLinks = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    for (const [group, title, path] of menu) {
      const entries = within(await canvas.findByRole('region', { name: group }));
      await expect(entries.getByText(title).closest('a')).toHaveAttribute('href', path);
    }
    const account = within(canvas.getByRole('region', { name: 'Account' }));
    await expect(account.getByText('KYC Verification').closest('a')).toHaveTextContent('Verified');
    await expect(account.getByText('Personal Information').closest('button')).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(faults.neverAnswers('get', balances), faults.neverAnswers('get', transactions)),
  play: async (context) => {
    await expect(await context.canvas.findByText('850')).toBeVisible();
    await expect(overview(context).getAllByRole('status')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async (context) => {
    await expect(await context.canvas.findByText('0.00 tola')).toBeVisible();
    await expect(await overview(context).findByText('0')).toBeVisible();
  },
});

export const HugeBalance = meta.story({
  parameters: { ledger: createHugeLedger },
  play: async ({ canvas }) => {
    await canvas.findByText(/tola$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const BalancesLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', balances)),
  play: async (context) => {
    await expect(await context.canvas.findByText(balancesFailed)).toBeVisible();
    await expect(overview(context).getAllByText('Unknown')).toHaveLength(2);
    await expect(overview(context).getByText('850')).toBeVisible();
  },
});

export const TransactionsLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', transactions)),
  play: async (context) => {
    await expect(await context.canvas.findByText(transactionsFailed)).toBeVisible();
    await expect(await context.canvas.findByText('2.50 tola')).toBeVisible();
  },
});

export const Recovered = meta.story({
  tags: ['no-visual'],
  play: describeRecoveredGets(
    [
      { path: '/api/balances', failed: balancesFailed },
      { path: '/api/transactions', failed: transactionsFailed },
    ],
    async ({ canvas }) => {
      await expect(await canvas.findByText('2.50 tola')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Unknown')).not.toBeInTheDocument());
    },
  ),
});

export const LongValues = meta.story({
  ...renderView({
    name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
    email: 'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
  }),
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Narrow = meta.story({
  ...renderView({}),
  ...narrow,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const amount = canvas.getByText(TOTAL);
    const tile = amount.closest('dl > div')!;
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(
      tile.getBoundingClientRect().right,
    );
  },
});

export const KycInReview = meta.story({
  ...renderView({ kycStatus: 'pending' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('In review')).toHaveLength(2);
  },
});

export const KycNotVerified = meta.story(renderView({ kycStatus: 'unverified' }));

export const Editing = meta.story({
  ...inState('editing', details),
  play: async ({ canvas }) => {
    for (const [label, value] of [
      ['Full Name', name],
      ['Email Address', email],
      ['Phone Number', phone],
      ['Address', address],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
    }
  },
});

export const Saving = meta.story({
  ...inState('submitting', details),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

export const Saved = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState('succeeded', details),
});

export const NotSaved = meta.story(
  inState('editing', details, { problem: { id: 'profileNotSaved' } }),
);

export const FailedThenSaved = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded('Save Changes', 'Profile not saved'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack('Back') });

export const ExitedAfterSaving = meta.story({
  tags: ['no-visual'],
  ...completedAfter('Save Changes'),
});

export const EditingLongValues = meta.story({
  ...inState('editing', {
    name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
    email: 'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
    phone: '+92 300 7654321',
    address: `${'House 42, Street 7, DHA Phase 5, '.repeat(4)}Karachi`,
  }),
  ...narrow,
});

async function saveName({ canvas, userEvent }: StoryContext, typed: string) {
  await openForm({ canvas, userEvent });
  const field = canvas.getByLabelText('Full Name');
  await userEvent.clear(field);
  if (typed) await userEvent.type(field, typed);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
}

export const EditSaved = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await saveName(context, '  Sara Khan ');
    await expect(canvas.getByRole('heading', { name: 'Sara Khan' })).toBeVisible();
    await expect(canvas.getByText('SK')).toBeVisible();
    await expect(canvas.queryByText('Ali Hassan')).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

/** A name is required for transfers, so saving an empty name keeps the previous one. */
export const EmptyNameIgnored = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await saveName(context, '');
    await expect(context.canvas.getByRole('heading', { name: 'Ali Hassan' })).toBeVisible();
  },
});

export const EditCancelled = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openForm(context);
    await userEvent.clear(canvas.getByLabelText('Full Name'));
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Sara Khan');
    await expect(canvas.getByText('SK')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Ali Hassan' })).toBeVisible();
    await openForm(context);
  },
});

/** Opens the page a second time in the same session. */
export const EditPersistedDuringVisit = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, userEvent }) => {
    const device = createStoryDevice();
    const opened = (key: string) => (
      <div key={key}>
        <PageStory path="/profile" device={device}>
          <ProfilePage />
        </PageStory>
      </div>
    );
    await mount(opened('first'));
    await saveName({ canvas, userEvent }, 'Sara Khan');
    await mount(opened('second'));
    await expect(await canvas.findByRole('heading', { name: 'Sara Khan' })).toBeVisible();
  },
});

export const FormKeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const account = within(await canvas.findByRole('region', { name: 'Account' }));
    account.getByText('Personal Information').closest('button')!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Edit Profile' })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change Photo' })).toHaveFocus();
    await userEvent.tab();
    for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Address']) {
      await expect(canvas.getByLabelText(label)).toHaveFocus();
      await userEvent.tab();
    }
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus(),
    );
  },
});

export const ChangePhoto = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await openForm(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change Photo' }));
    await expectToast('Not available yet');
  },
});

/** A wallet for a real API, without an owner name. */
export const NoProfile = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No profile yet')).toBeVisible();
    await expect(await canvas.findByText(GOLD_IN_GRAMS)).toBeVisible();
    await expect(canvas.queryByText('RAD Score')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Verified')).not.toBeInTheDocument();
  },
});

export const NoProfileToEdit = meta.story({
  tags: ['no-visual'],
  decorators: [withContent(emptyContent)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Personal Information/ }));
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('');
    await expect(canvas.getByLabelText('Address')).toHaveValue('');
  },
});
