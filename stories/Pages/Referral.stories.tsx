import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { createReferral, referralProgram } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { CLIPBOARD_FEEDBACK } from '@rad-wallet/ui/CopyButton';
import { ReferralScreen, type Referral } from '@rad-wallet/ui/features/referral';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import ReferralPage from '../../apps/wallet/src/features/referral/ReferralPage';
import { replaceClipboard, replaceShare } from '@rad-wallet/testing/user';
import { freezeTimers } from '../support/freezeTimers';
import { PageStory } from '../support/PageStory';
import { describeEmptyPage } from '../support/hostContent';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const { code: referralCode, link: referralLink, referrals } = createReferral(FIXED_NOW);

const writeText = fn().mockName('writeText');
const share = fn().mockName('share');

const meta = preview.meta({
  title: 'Pages/Referral',
  tags: ['area:invest-and-earn'],
  component: ReferralPage,
  subcomponents: { ReferralScreen },
  parameters: {
    languages: {
      names: [
        'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs',
        'Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff',
      ],
    },
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    share.mockReset().mockResolvedValue(undefined);
    const restore = [replaceClipboard({ writeText }), replaceShare(share)];
    return () => restore.forEach((giveBack) => giveBack());
  },
  render: () => (
    <PageStory path="/referral-program">
      <ReferralPage />
    </PageStory>
  ),
});

const refusal = new DOMException('Not allowed', 'NotAllowedError');

async function press({ canvas, userEvent }: StoryContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function rows({ canvas }: Pick<StoryContext, 'canvas'>) {
  const list = within(await canvas.findByRole('region', { name: 'Your referrals' }));
  return list.getAllByRole('listitem');
}

async function expectFigure({ canvas }: Pick<StoryContext, 'canvas'>, name: string, text: string) {
  const figures = within(await canvas.findByRole('region', { name: 'Your referrals in figures' }));
  await expect(figures.getByText(name).parentElement).toHaveTextContent(text);
}

export const Default = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 1, name: 'Referral Program' });
    await expect(canvas.getByText(referralCode)).toBeVisible();
    await expectFigure(context, 'Total', '7');
    await expectFigure(context, 'Active', '5');
    await expectFigure(context, 'Earned', 'Rs. 400.00');
    await expect(await rows(context)).toHaveLength(referrals.length);
    await expect(canvas.getByText('7 referrals. 3 more for a bonus of Rs. 1,500.')).toBeVisible();
    await expect(canvas.getByText('Maximum 25 referrals per month.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
  },
});

export const EveryStatus = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const [pending, active, rewarded] = await rows(context);
    await expect(pending).toHaveTextContent('Pending');
    await expect(pending).toHaveTextContent('Joined Nov 18, 2026');
    await expect(pending).toHaveTextContent('No reward yet');
    await expect(active).toHaveTextContent('Active');
    await expect(active).toHaveTextContent('Rs. 100.00 to come');
    await expect(rewarded).toHaveTextContent('Rewarded');
    await expect(rewarded).toHaveTextContent('+Rs. 100.00');
  },
});

export const CodeCopied = meta.story({
  beforeEach: () => freezeTimers(CLIPBOARD_FEEDBACK),
  play: async (context) => {
    await press(context, 'Copy Code');
    await expectToast('Copied!');
    await expect(await context.canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(referralCode);
    await expect(share).not.toHaveBeenCalled();
  },
});

export const ClipboardDenied = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Copy Code');
    await expectToast('Failed to copy code. Please copy manually.');
  },
});

export const NoClipboard = meta.story({
  tags: ['no-visual'],
  beforeEach: () => replaceClipboard(undefined),
  play: async (context) => {
    await press(context, 'Copy Code');
    await expectToast('Copy Failed');
  },
});

export const InvitationShared = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await press(context, 'Share Invitation');
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: 'Join me on RAD Wallet',
        text: `Join me on RAD Wallet with my code ${referralCode} and we each get Rs. 100.`,
        url: referralLink,
      }),
    );
    await expect(
      await context.canvas.findByRole('button', { name: 'Share Invitation' }),
    ).toBeEnabled();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const SharingUnavailable = meta.story({
  beforeEach: () => replaceShare(undefined),
  play: async (context) => {
    await press(context, 'Share Invitation');
    await expectToast('Link copied!');
    await expect(writeText).toHaveBeenCalledWith(referralLink);
  },
});

export const SharingDenied = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Share Invitation');
    await expectToast('Link copied!');
    await expect(writeText).toHaveBeenCalledWith(referralLink);
  },
});

export const SharingCancelled = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  },
  play: async (context) => {
    await press(context, 'Share Invitation');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(
      await context.canvas.findByRole('button', { name: 'Share Invitation' }),
    ).toBeEnabled();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const SharingAndCopyingDenied = meta.story({
  beforeEach: () => {
    share.mockRejectedValue(refusal);
    writeText.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Share Invitation');
    await expectToast('Failed to copy link. Please copy manually.');
    await expect(context.canvas.getByText(referralLink)).toBeVisible();
  },
});

const withReferrals = (others: readonly Referral[], code = referralCode, link = referralLink) => ({
  render: () => (
    <AppShell>
      <ReferralScreen
        code={code}
        link={link}
        program={referralProgram}
        referrals={others}
        onCodeCopied={fn()}
        onCodeCopyFailed={fn()}
        onShared={fn()}
      />
    </AppShell>
  ),
});

export const NoReferrals = meta.story({
  ...withReferrals([]),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('No referrals yet')).toBeVisible();
    await expectFigure(context, 'Total', '0');
    await expectFigure(context, 'Active', '0');
    await expectFigure(context, 'Earned', 'Rs. 0.00');
    await expect(
      canvas.getByText('No referrals yet. 5 more for a bonus of Rs. 500.'),
    ).toBeVisible();
  },
});

const statuses = ['rewarded', 'active', 'pending'] as const;

const many: readonly Referral[] = Array.from({ length: 30 }, (_, index) => {
  const status = statuses[index % 3] ?? 'pending';
  return {
    id: `m${index}`,
    name: `Friend ${index + 1}`,
    initials: `F${(index % 9) + 1}`,
    status,
    joinDate: '2025-10-09',
    reward: status === 'pending' ? '0' : '100',
  };
});

export const ManyReferrals = meta.story({
  ...withReferrals(many),
  play: async (context) => {
    await expect(
      await context.canvas.findByText('30 referrals: every bonus is reached.'),
    ).toBeVisible();
    await expect(context.canvas.getAllByText('Reached')).toHaveLength(3);
    await expectFigure(context, 'Active', '20');
    await expectFigure(context, 'Earned', 'Rs. 1,000.00');
    await expect(await rows(context)).toHaveLength(30);
  },
});

export const LongTexts = meta.story({
  globals: { viewport: { value: 'narrow' } },
  ...withReferrals(
    statuses.map((status, index) => ({
      id: status,
      name:
        [
          'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs',
          'Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff',
          'عبدالرحمٰن بن محمد الصدیقی الہاشمی',
        ][index] ?? status,
      initials: 'MA',
      status,
      joinDate: '2025-09-27',
      reward: '987654321098765.43',
    })),
    'MUHAMMADABDULRAHMANSIDDIQUI2025',
    `${referralLink}-${'0123456789'.repeat(6)}`,
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  beforeEach: () => replaceShare(undefined),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: 'Back' })).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Copied!');
    canvas.getByRole('button', { name: /^Cop(y Code|ied)$/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share Invitation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Link copied!');
  },
});

export const WithoutContent = meta.story(describeEmptyPage('Referral Program', '/profile'));
