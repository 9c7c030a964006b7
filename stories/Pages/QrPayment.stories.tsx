import preview, { navigate } from '#.storybook/preview';
import { profile } from '@rad-wallet/mocks/samples';
import { createPaymentCode } from '@rad-wallet/ui/features/qr-payment';
import { expect, fn, waitFor } from 'storybook/test';
import QrPaymentPage from '../../apps/wallet/src/features/qr-payment/QrPaymentPage';
import { replaceClipboard, replaceShare } from '@rad-wallet/testing/user';
import { PageStory } from '../support/PageStory';
import { describeEmptyPage } from '../support/hostContent';
import { expectToast } from '../support/toast';

const writeText = fn().mockName('writeText');

const meta = preview.meta({
  title: 'Pages/QR Payment',
  tags: ['area:send-and-receive'],
  component: QrPaymentPage,
  parameters: { languages: { names: ['Merchant Store'] } },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    const restore = [replaceClipboard({ writeText }), replaceShare(undefined)];
    return () => restore.forEach((giveBack) => giveBack());
  },
  render: () => (
    <PageStory path="/qr-payment">
      <QrPaymentPage />
    </PageStory>
  ),
});

export const Default = meta.story({ tags: ['screen'] });

export const CodeWithAmount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Generate/ }));
    await userEvent.type(await canvas.findByLabelText(/Amount/), '1500');
    await expect(await canvas.findByRole('img', { name: /Rs\. 1,500\.00/ })).toBeVisible();
  },
});

export const Scanned = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    const startedAt = performance.now();
    await canvas.findByText('Rs. 500 paid to Merchant Store', {}, { timeout: 4000 });
    await expect(performance.now() - startedAt).toBeGreaterThan(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await canvas.findByRole('heading', { name: 'QR Payments' });
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const SharedByCopying = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectToast('Link copied!');
    await expect(writeText).toHaveBeenCalledWith(
      createPaymentCode({ name: profile.name, to: profile.phone }),
    );
  },
});

export const NavigatesToFunds = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }));
  },
});

export const WithoutContent = meta.story({
  tags: ['no-visual'],
  ...describeEmptyPage('QR Payments', '/funds'),
});
