import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { CLIPBOARD_FEEDBACK } from '@rad-wallet/ui/CopyButton';
import { BankDepositScreen } from '@rad-wallet/ui/features/bank-deposit';
import { expect, fn } from 'storybook/test';
import { depositBanks } from '@rad-wallet/mocks/samples';
import BankDepositPage from '../../apps/wallet/src/features/bank-deposit/BankDepositPage';
import { replaceClipboard } from '@rad-wallet/testing/user';
import { createListStories } from '../support/createListStories';
import { freezeTimers } from '../support/freezeTimers';
import { PageStory } from '../support/PageStory';
import { describeEmptyPage } from '../support/hostContent';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const writeText = fn().mockName('writeText');

const meta = preview.meta({
  title: 'Pages/Bank Deposit',
  tags: ['area:deposit'],
  component: BankDepositPage,
  subcomponents: { BankDepositScreen },
  parameters: {
    languages: {
      names: ['The First Microfinance and Agricultural Development Bank of Gilgit-Baltistan'],
    },
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
  render: () => (
    <PageStory path="/bank-deposit">
      <BankDepositPage />
    </PageStory>
  ),
});

async function choose({ canvas, userEvent }: StoryContext, bank: string) {
  await userEvent.click(await canvas.findByText(bank));
  await expectToast('Bank Selected');
}

const failText = 'Failed to copy details. Please copy manually.';

export const NothingSelected = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    for (const country of ['United States', 'Pakistan', 'Qatar', 'Saudi Arabia', 'Bahrain']) {
      await expect(canvas.getByText(country)).toBeVisible();
    }
    await expect(canvas.getByRole('radio', { name: 'HBL' })).toHaveAccessibleDescription(
      expect.stringContaining('Branch code: 0427'),
    );
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Copy Details' })).not.toBeInTheDocument();
  },
});

export const BankSelected = meta.story({
  tags: ['screen'],
  play: async (context) => {
    await choose(context, 'Qatar National Bank');
    const { canvas } = context;
    await expect(canvas.getByRole('radio', { name: 'Qatar National Bank' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'HBL' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Copy Details' })).toBeVisible();
  },
});

export const DetailsCopied = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'HBL');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Details' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(
      'HBL\nPakistan\nIBAN: PK00 HABB 0000 0427 0015 3803\nBranch code: 0427',
    );
    await expectToast('Copied!');
    await choose(context, 'BBK');
    await expect(canvas.getByRole('button', { name: 'Copy Details' })).toBeVisible();
  },
});

export const CopyDenied = meta.story({
  beforeEach: () => {
    freezeTimers(CLIPBOARD_FEEDBACK);
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async (context) => {
    await choose(context, 'HBL');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy Details' }));
    await expect(
      await context.canvas.findByRole('button', { name: 'Could not copy' }),
    ).toBeVisible();
    await expectToast('Copy Failed', failText);
  },
});

export const NoClipboard = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    freezeTimers(CLIPBOARD_FEEDBACK);
    return replaceClipboard(undefined);
  },
  play: async (context) => {
    await choose(context, 'HBL');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy Details' }));
    await expect(
      await context.canvas.findByRole('button', { name: 'Could not copy' }),
    ).toBeVisible();
    await expectToast('Copy Failed', failText);
  },
});

export const SelectedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const radios = await canvas.findAllByRole('radio');
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'HBL' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Details' })).toHaveFocus();
  },
});

export const LongTexts = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <AppShell>
      <BankDepositScreen
        banks={[
          {
            id: 'long',
            name: 'The First Microfinance and Agricultural Development Bank of Gilgit-Baltistan',
            country: 'PK',
            details: [
              { kind: 'iban', value: 'PK00HABB00000427001538030000000000' },
              { kind: 'swift', value: 'HABBPKKAXXXHABBPKKAXXXHABBPKKAXXX' },
            ],
          },
          ...depositBanks,
        ]}
        onChange={fn()}
        onCopied={fn()}
        onCopyFailed={fn()}
      />
    </AppShell>
  ),
});

export const WithoutContent = meta.story(describeEmptyPage('Bank Deposit', '/'));

const list = createListStories({
  items: depositBanks,
  failure: 'The bank accounts could not be loaded',
  view: (banks) => (
    <AppShell>
      <BankDepositScreen banks={banks} onChange={fn()} onCopied={fn()} onCopyFailed={fn()} />
    </AppShell>
  ),
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(depositBanks.length);
  },
});

export const Loading = meta.story(list.loading);

export const LoadError = meta.story(list.loadError);

export const LoadedAfterRetry = meta.story(list.loadedAfterRetry);
