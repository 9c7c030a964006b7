import preview, { navigate } from '#.storybook/preview';
import { kycPlan } from '@rad-wallet/testing/features/kyc';
import { expect, waitFor } from 'storybook/test';
import KycVerificationPage from '../../apps/wallet/src/features/kyc/KycVerificationPage';
import { PageStory } from '../support/PageStory';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/KYC Verification',
  tags: ['area:profile-and-settings'],
  component: KycVerificationPage,
  render: () => (
    <PageStory path="/kyc-verification">
      <KycVerificationPage />
    </PageStory>
  ),
});

const followTo = (state: string) => (context: StoryContext) =>
  followPlan(context, kycPlan, `open.verification.${state}`);

export const EnteringDetails = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 5')).toBeVisible();
    await expect(canvas.getByText('Format: 12345-1234567-1')).toBeVisible();
  },
});

export const UploadingCnic = meta.story({
  tags: ['screen'],
  play: followTo('editing.uploadingCnic'),
});

export const TakingSelfie = meta.story({ play: followTo('editing.takingSelfie') });

export const EnteringAddress = meta.story({ play: followTo('editing.enteringAddress') });

export const Submitting = meta.story({
  tags: ['no-visual', 'spoken'],
  play: async (context) => {
    await followTo('submitting.waiting')(context);
    await expect(await context.canvas.findByText('Submitting')).toBeVisible();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await followTo('submitted')(context);
    await canvas.findByRole('heading', { name: 'Verification Submitted' }, { timeout: 4000 });
    await expectToast('Verification submitted!');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to profile' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/profile', { replace: true }));
  },
});

export const NavigatesToProfile = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/profile', { replace: true }));
  },
});
