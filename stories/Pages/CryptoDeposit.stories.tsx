import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { CLIPBOARD_FEEDBACK } from '@rad-wallet/ui/CopyButton';
import { CryptoDepositScreen } from '@rad-wallet/ui/features/crypto-deposit';
import { expect, fn, within } from 'storybook/test';
import { depositAddresses } from '@rad-wallet/mocks/samples';
import CryptoDepositPage from '../../apps/wallet/src/features/crypto-deposit/CryptoDepositPage';
import { replaceClipboard } from '@rad-wallet/testing/user';
import { createListStories } from '../support/createListStories';
import { freezeTimers } from '../support/freezeTimers';
import { PageStory } from '../support/PageStory';
import { describeEmptyPage } from '../support/hostContent';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const writeText = fn().mockName('writeText');

const meta = preview.meta({
  title: 'Pages/Crypto Deposit',
  tags: ['area:deposit'],
  component: CryptoDepositPage,
  subcomponents: { CryptoDepositScreen },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
  render: () => (
    <PageStory path="/crypto-deposit">
      <CryptoDepositPage />
    </PageStory>
  ),
});

async function copy({ canvas, userEvent }: StoryContext, coin: string) {
  const region = within(await canvas.findByRole('region', { name: coin }));
  await userEvent.click(region.getByRole('button', { name: 'Copy Address' }));
  return region;
}

const failText = 'Failed to copy address. Please copy manually.';

export const Addresses = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    for (const name of ['Bitcoin', 'USDT (TRC20)', 'Solana']) {
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const { address } of depositAddresses) {
      await expect(canvas.getByText(address)).toBeVisible();
    }
    await expect(canvas.getAllByRole('button', { name: 'Copy Address' })).toHaveLength(3);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const AddressCopied = meta.story({
  beforeEach: () => freezeTimers(CLIPBOARD_FEEDBACK),
  play: async (context) => {
    const region = await copy(context, 'USDT (TRC20)');
    await expect(await region.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(depositAddresses[1]?.address);
    await expectToast('Address Copied');
    // The toast is the only announcement.
    await expect(region.queryByRole('status')).toBeNull();
    await expect(context.canvas.getAllByRole('button', { name: 'Copy Address' })).toHaveLength(2);
  },
});

export const CopyDenied = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async (context) => {
    await copy(context, 'Solana');
    await expectToast('Copy Failed', failText);
  },
});

export const NoClipboard = meta.story({
  beforeEach: () => replaceClipboard(undefined),
  play: async (context) => {
    await copy(context, 'Bitcoin');
    await expectToast(failText);
  },
});

export const WithoutContent = meta.story(describeEmptyPage('Crypto Deposit', '/funds'));

const list = createListStories({
  items: depositAddresses,
  failure: 'Your addresses could not be loaded',
  view: (addresses) => (
    <AppShell>
      <CryptoDepositScreen addresses={addresses} onCopied={fn()} onCopyFailed={fn()} />
    </AppShell>
  ),
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Copy Address' })).toHaveLength(3);
  },
});

export const Loading = meta.story(list.loading);

export const LoadError = meta.story(list.loadError);

export const LoadedAfterRetry = meta.story(list.loadedAfterRetry);
