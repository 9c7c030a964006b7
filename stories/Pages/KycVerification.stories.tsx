import preview, { navigate } from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import KycVerificationPage from '../../apps/wallet/src/pages/KycVerificationPage';
import { chooseFile, files } from '../support/files';
import { PageStory } from '../support/PageStory';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/KYC Verification',
  component: KycVerificationPage,
  render: () => (
    <PageStory path="/kyc-verification">
      <KycVerificationPage />
    </PageStory>
  ),
});

async function proceed({ canvas, userEvent }: StoryContext, name = 'Continue') {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

async function hand({ canvas }: StoryContext, field: string, file: File) {
  chooseFile(await canvas.findByRole('group', { name: field }), file);
  await waitFor(() => expect(canvas.getByText(file.name)).toBeVisible(), { timeout: 3000 });
}

async function toCnic(context: StoryContext) {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('Full Name'), 'Ayesha Malik');
  await userEvent.type(canvas.getByLabelText('CNIC Number'), '35202-1234567-8');
  await userEvent.type(canvas.getByLabelText('Date of Birth'), '1992-04-18');
  await proceed(context);
}

async function toSelfie(context: StoryContext) {
  await toCnic(context);
  await hand(context, 'CNIC Front', files.cnicFront);
  await hand(context, 'CNIC Back', files.cnicBack);
  await proceed(context);
}

async function toAddress(context: StoryContext) {
  await toSelfie(context);
  await hand(context, 'Selfie', files.selfie);
  await proceed(context);
}

async function submit(context: StoryContext) {
  const { canvas, userEvent } = context;
  await toAddress(context);
  await userEvent.type(await canvas.findByLabelText('Street Address'), '12 Mall Road');
  await userEvent.type(canvas.getByLabelText('City'), 'Lahore');
  await hand(context, 'Address Proof', files.bill);
  await proceed(context, 'Submit for Review');
}

export const EnteringDetails = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 5')).toBeVisible();
    await expect(canvas.getByText('Format: 12345-1234567-1')).toBeVisible();
  },
});

export const UploadingCnic = meta.story({ play: toCnic });

export const TakingSelfie = meta.story({ play: toSelfie });

export const EnteringAddress = meta.story({ play: toAddress });

export const Submitting = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Submitting')).toBeVisible();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    await canvas.findByRole('heading', { name: 'Verification Submitted' }, { timeout: 4000 });
    await expectToast('Verification submitted!');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to profile' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/profile', { replace: true }));
  },
});

export const LeftToTheProfile = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/profile', { replace: true }));
  },
});
