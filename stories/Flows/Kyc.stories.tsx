import preview from '#.storybook/preview';
import { kycAnswers as answers } from '@rad-wallet/mocks/samples';
import { kycPlan } from '@rad-wallet/testing/features/kyc';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { Button } from '@rad-wallet/ui/Button';
import {
  KycFlow,
  kycMachine,
  type KycActor,
  type SubmitKycInput,
} from '@rad-wallet/ui/features/kyc';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { expect, fn, waitFor } from 'storybook/test';
import type { StateValue } from 'xstate';
import { cancelDialog, chooseFile, followPlan } from '@rad-wallet/testing/user';
import { files, takePhoto, toImage } from '../support/files';
import { createFlowStories } from '../support/createFlowStories';
import { FlowStory, describeState, type FlowState } from '../support/FlowStory';
import { tabTo } from '../support/keyboard';
import { expectProblem, expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

type Context = FlowState<typeof kycMachine>['context'];

const noFiles = { cnicFront: null, cnicBack: null, selfie: null, addressProof: null };
const allFiles = {
  cnicFront: files.cnicFront,
  cnicBack: files.cnicBack,
  selfie: files.selfie,
  addressProof: files.bill,
};
const long = {
  ...answers,
  fullName: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
  cnicNumber: '35202-1234567-8, renewed in the year two thousand and twenty-four',
  street: 'House 1234-B, Street 56, Sector F-11/3, behind the old post office and the mosque',
};

const steps = ['enteringDetails', 'uploadingCnic', 'takingSelfie', 'enteringAddress'];

/** Returns the state value for a step, or for the end, in both regions of the machine. */
const createStepState = (step: string, reading = 'idle') => ({
  open: { verification: steps.includes(step) ? { editing: step } : step, reading },
});

const waitingState = { open: { verification: { submitting: 'waiting' }, reading: 'idle' } };

const submitKyc = fn().mockName('submitKyc');

const view = (actor: KycActor) => (
  <AppShell>
    <KycFlow actor={actor} />
  </AppShell>
);

/** Reads real files; the mock `submitKyc` handles the submission. */
const liveMachine = kycMachine.provide({ actors: { submitKyc: request(submitKyc) } });

const {
  live,
  onLeft,
  inState: stillState,
} = createFlowStories({
  machine: kycMachine,
  live: liveMachine,
  view,
});

const meta = preview.meta({
  title: 'Flows/KYC',
  component: KycFlow,
  parameters: {
    languages: { names: [long.fullName] },
  },
  beforeEach: () => {
    onLeft.mockReset();
    submitKyc.mockReset();
  },
});

const inStep = (step: string, context: Context = {}, reading = 'idle') =>
  stillState(createStepState(step, reading), context);

const createLiveStory = (step: string, endsIn: StateValue, context: Context = {}) => ({
  parameters: describeState(kycMachine, endsIn),
  render: () => (
    <FlowStory
      machine={liveMachine}
      at={{ state: createStepState(step), context: { answers, ...context } }}
      onLeft={onLeft}
    >
      {view}
    </FlowStory>
  ),
});

async function proceed({ canvas, userEvent }: StoryContext, name = 'Continue') {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

async function uploadFile({ canvas }: StoryContext, field: string, file: File) {
  const chosen = file.type === 'image/svg+xml' ? await toImage(file) : file;
  chooseFile(await canvas.findByRole('group', { name: field }), chosen);
  await waitFor(() => expect(canvas.getByText(chosen.name)).toBeVisible(), { timeout: 3000 });
}

export const EnteringDetails = meta.story({ tags: ['step'], ...inStep('enteringDetails') });

export const DetailsEntered = meta.story(inStep('enteringDetails', { answers }));

export const DetailsLongTexts = meta.story(inStep('enteringDetails', { answers: long }));

export const DetailsMissing = meta.story({
  ...inStep('enteringDetails', { answers: { ...answers, fullName: ' ', dateOfBirth: '' } }),
  play: async (context) => {
    const { canvas } = context;
    await proceed(context);
    await expectToast('Missing information');
    await expectToast('Please fill in all required fields.');
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Full Name')).toBeInvalid();
    await expect(canvas.getByLabelText('Date of Birth')).toBeInvalid();
    await expect(canvas.getByLabelText('CNIC Number')).toBeValid();
  },
});

export const UploadingCnic = meta.story({
  tags: ['step'],
  ...inStep('uploadingCnic', { answers }),
});

export const OneSideUploaded = meta.story(
  inStep('uploadingCnic', { answers, files: { ...noFiles, cnicFront: files.cnicFront } }),
);

export const BothSidesUploaded = meta.story(inStep('uploadingCnic', { answers, files: allFiles }));

export const ReadingFile = meta.story({
  ...inStep(
    'uploadingCnic',
    { answers, pending: [{ document: 'cnicFront', file: files.cnicFront }] },
    'active',
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose file: CNIC Front' })).toHaveAttribute(
        'data-pending',
        'true',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const DocumentsMissing = meta.story({
  ...inStep('uploadingCnic', { answers, files: { ...noFiles, cnicFront: files.cnicFront } }),
  play: async (context) => {
    await proceed(context);
    await expectToast('Documents required');
    const back = context.canvas.getByRole('group', { name: 'CNIC Back' });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAccessibleDescription(/Please upload both sides of your CNIC\./);
  },
});

/** An invalid file is reported beside the field and in a toast; all other input is kept. */
const createRejectionStory = (file: File, title: string, text: RegExp) => ({
  ...live(createStepState('uploadingCnic')),
  play: async (context: StoryContext) => {
    const { canvas, userEvent } = context;
    await followPlan(context, kycPlan, 'open.verification.editing.uploadingCnic');
    await uploadFile(context, 'CNIC Front', files.cnicFront);
    const front = canvas.getByRole('group', { name: 'CNIC Front' });
    chooseFile(front, file);
    await expectToast(title);
    await expect(front).toHaveAccessibleDescription(text);
    await expect(canvas.getByText('cnic-front.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue(answers.fullName);
    await proceed(context);
    await waitFor(() => expect(canvas.getByText('cnic-front.png')).toBeVisible());
  },
});

export const WrongType = meta.story(
  createRejectionStory(files.text, 'File not supported', /This kind of file/),
);

export const TooLarge = meta.story(
  createRejectionStory(files.tooLarge, 'File too large', /over 10 MB/),
);

export const UnreadableImage = meta.story(
  createRejectionStory(files.damagedImage, 'File cannot be read', /damaged/),
);

export const DialogCancelled = meta.story({
  ...inStep('uploadingCnic', { answers, files: { ...noFiles, cnicBack: files.cnicBack } }),
  play: async ({ canvas }) => {
    cancelDialog(canvas.getByRole('group', { name: 'CNIC Front' }));
    await expect(await canvas.findByText('No file was chosen.')).toBeVisible();
    cancelDialog(canvas.getByRole('group', { name: 'CNIC Back' }));
    await expect(
      await canvas.findByText('No new file was chosen. The one you have stays.'),
    ).toBeVisible();
    await expect(canvas.getByText('cnic-back.svg')).toBeVisible();
  },
});

export const LongFileName = meta.story(
  inStep('uploadingCnic', { answers, files: { ...allFiles, cnicFront: files.longName } }),
);

export const TakingSelfie = meta.story({ tags: ['step'], ...inStep('takingSelfie', { answers }) });

export const SelfieTaken = meta.story(inStep('takingSelfie', { answers, files: allFiles }));

export const SelfieMissing = meta.story({
  ...inStep('takingSelfie', { answers }),
  play: async (context) => {
    await proceed(context);
    await expectToast('Selfie required');
    const selfie = context.canvas.getByRole('group', { name: 'Selfie' });
    await expect(selfie).toHaveFocus();
    await expect(selfie).toHaveAccessibleDescription(/Please take a selfie for verification\./);
  },
});

export const EnteringAddress = meta.story({
  tags: ['step'],
  ...inStep('enteringAddress', { answers: { ...answers, street: '', city: '' } }),
});

export const AddressEntered = meta.story(inStep('enteringAddress', { answers, files: allFiles }));

export const AddressLongTexts = meta.story(
  inStep('enteringAddress', {
    answers: long,
    files: { ...allFiles, addressProof: files.longName },
  }),
);

export const AddressMissing = meta.story({
  ...inStep('enteringAddress', { answers: { ...answers, city: ' ' } }),
  play: async (context) => {
    const { canvas } = context;
    await proceed(context, 'Submit for Review');
    await expectToast('Address information required');
    const text = 'Please complete your address details and upload proof.';
    await expectToast(text);
    await expect(canvas.getByLabelText('City')).toHaveFocus();
    await expect(canvas.getByLabelText('Street Address')).toBeValid();
    await expect(canvas.getByRole('group', { name: 'Address Proof' })).toHaveAccessibleDescription(
      new RegExp(text),
    );
  },
});

export const UnreadablePdf = meta.story({
  ...createLiveStory('enteringAddress', createStepState('enteringAddress')),
  play: async ({ canvas }) => {
    chooseFile(canvas.getByRole('group', { name: 'Address Proof' }), files.damagedPdf);
    await expectToast('File cannot be read');
    await expect(canvas.getByLabelText('City')).toHaveValue(answers.city);
  },
});

export const Submitting = meta.story({
  tags: ['step'],
  ...stillState(waitingState, { answers, files: allFiles }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitting')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

/** An upload to a server that reports its progress. */
export const Uploading = meta.story({
  ...createFlowStories({ machine: liveMachine, live: liveMachine, view }).inState(
    { open: { verification: { submitting: 'uploading' }, reading: 'idle' } },
    { answers, files: allFiles, progress: 0.425 },
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading your documents' }),
    ).toHaveTextContent('43%');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

/** Cancelling keeps all input; submitting again uses the same idempotency key. */
export const UploadCancelled = meta.story({
  ...createLiveStory('enteringAddress', createStepState('enteringAddress'), { files: allFiles }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    submitKyc.mockImplementation(({ onProgress }: SubmitKycInput) => {
      onProgress(0.2);
      return new Promise(() => {});
    });
    await proceed(context, 'Submit for Review');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expectToast('Verification cancelled');
    await expect(canvas.getByRole('button', { name: 'Submit for Review' })).toHaveFocus();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByText(files.bill.name)).toBeVisible();
    await proceed(context, 'Submit for Review');
    await canvas.findByRole('progressbar');
    const [first, second] = submitKyc.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    await expect(second).toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
});

/** When an upload fails, focus moves from the removed Cancel button to the submit button. */
export const UploadFailed = meta.story({
  tags: ['no-visual'],
  ...createLiveStory('enteringAddress', createStepState('enteringAddress'), { files: allFiles }),
  parameters: {
    ...describeState(kycMachine, createStepState('enteringAddress')),
    expectConsoleError: true,
  },
  play: async (context) => {
    const { canvas } = context;
    let fail = (_error: Error) => {};
    submitKyc.mockImplementation(({ onProgress }: SubmitKycInput) => {
      onProgress(0.2);
      return new Promise((_resolve, reject) => {
        fail = reject;
      });
    });
    await proceed(context, 'Submit for Review');
    const cancel = await canvas.findByRole('button', { name: 'Cancel' });
    cancel.focus();
    fail(new Error('503: The server is unavailable'));
    await expectToast('Verification not submitted');
    await expect(canvas.getByRole('button', { name: 'Submit for Review' })).toHaveFocus();
  },
});

export const SubmissionFailed = meta.story(
  inStep('enteringAddress', { answers, files: allFiles, problem: { id: 'verificationFailed' } }),
);

export const Submitted = meta.story({
  tags: ['step'],
  ...inStep('submitted', { answers, files: allFiles }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/24-48 hours/)).toBeVisible();
    await expect(canvas.getByText('Step 5 of 5')).toBeVisible();
  },
});

async function uploadCnicAndSelfie(context: StoryContext) {
  await uploadFile(context, 'CNIC Front', files.cnicFront);
  await uploadFile(context, 'CNIC Back', files.cnicBack);
  await proceed(context);
  await uploadFile(context, 'Selfie', files.selfie);
  await proceed(context);
}

export const CompletedByMouse = meta.story({
  ...live('completed'),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('enter the details', async () => {
      const { fullName, cnicNumber, dateOfBirth } = answers;
      await followPlan(context, kycPlan, 'open.verification.editing.uploadingCnic', {
        'answers.changed': { answers: { fullName, cnicNumber, dateOfBirth } },
      });
      await expect(await canvas.findByRole('heading', { name: 'CNIC Upload' })).toHaveFocus();
    });
    await step('upload the CNIC and the selfie', () => uploadCnicAndSelfie(context));
    await step('enter the address', async () => {
      await userEvent.type(await canvas.findByLabelText('Street Address'), answers.street);
      await userEvent.type(canvas.getByLabelText('City'), answers.city);
      await uploadFile(context, 'Address Proof', files.bill);
    });
    await step('go back to the first step and forward: all input is kept', async () => {
      for (const field of ['Selfie', 'CNIC Back', '']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
        if (field) await canvas.findByRole('group', { name: field });
      }
      await expect(await canvas.findByLabelText('CNIC Number')).toHaveValue(answers.cnicNumber);
      await proceed(context);
      await waitFor(() => expect(canvas.getByText('cnic-back.png')).toBeVisible());
      await proceed(context);
      await waitFor(() => expect(canvas.getByText('selfie.png')).toBeVisible());
      await proceed(context);
      await expect(await canvas.findByLabelText('City')).toHaveValue(answers.city);
      await waitFor(() => expect(canvas.getByText(files.bill.name)).toBeVisible());
    });
    await step('submit and exit', async () => {
      await proceed(context, 'Submit for Review');
      await expectToast('Verification submitted!');
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to profile' }));
      await expect(onLeft.mock.calls).toEqual([['completed']]);
      await expect(submitKyc).toHaveBeenCalledOnce();
    });
  },
});

/** Every step is completed by keyboard, except for the file dialog. */
export const CompletedByKeyboard = meta.story({
  ...live(createStepState('submitted')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const proceedByKeys = async (name = 'Continue') => {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await tabTo(context, button);
      await userEvent.keyboard('{Enter}');
    };
    (await canvas.findByLabelText('Full Name')).focus();
    await userEvent.keyboard(answers.fullName);
    await userEvent.tab();
    await expect(canvas.getByLabelText('CNIC Number')).toHaveFocus();
    await userEvent.keyboard(answers.cnicNumber);
    await userEvent.type(canvas.getByLabelText('Date of Birth'), answers.dateOfBirth);
    await proceedByKeys();
    await expect(await canvas.findByRole('heading', { name: 'CNIC Upload' })).toHaveFocus();
    await uploadFile(context, 'CNIC Front', files.cnicFront);
    await uploadFile(context, 'CNIC Back', files.cnicBack);
    await proceedByKeys();
    await expect(await canvas.findByRole('heading', { name: 'Selfie Verification' })).toHaveFocus();
    await uploadFile(context, 'Selfie', files.selfie);
    await proceedByKeys();
    await expect(
      await canvas.findByRole('heading', { name: 'Address Verification' }),
    ).toHaveFocus();
    canvas.getByLabelText('Street Address').focus();
    await userEvent.keyboard(answers.street);
    await userEvent.tab();
    await userEvent.keyboard(answers.city);
    await uploadFile(context, 'Address Proof', files.bill);
    await proceedByKeys('Submit for Review');
    const heading = await canvas.findByRole('heading', { name: 'Verification Submitted' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** A failure keeps all input; the retry uses the same idempotency key. */
export const FailedThenSubmitted = meta.story({
  tags: ['no-visual'],
  ...createLiveStory('enteringAddress', createStepState('submitted'), { files: allFiles }),
  parameters: {
    ...describeState(kycMachine, createStepState('submitted')),
    expectConsoleError: true,
  },
  play: async (context) => {
    const { canvas } = context;
    submitKyc.mockRejectedValueOnce(new Error('500: The desk is closed'));
    await proceed(context, 'Submit for Review');
    await expectProblem('Verification not submitted');
    await expect(canvas.getByLabelText('City')).toHaveValue(answers.city);
    await expect(canvas.getByText(files.bill.name)).toBeVisible();
    await proceed(context, 'Submit for Review');
    await canvas.findByRole('heading', { name: 'Verification Submitted' });
    const [first, second] = submitKyc.mock.calls.map(([input]) => input);
    await expect(second).toEqual({ ...first, onProgress: expect.any(Function) });
  },
});

/** A photo of a phone loses its metadata, such as the place; an SVG is refused. docs/rules.md KYC-7, KYC-14. */
export const PhotoWithMetadata = meta.story({
  ...createLiveStory('enteringAddress', createStepState('submitted'), {
    files: { ...allFiles, addressProof: null },
  }),
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    const proof = await canvas.findByRole('group', { name: 'Address Proof' });
    chooseFile(proof, files.cnicFront);
    await expectToast('File not supported');
    const photo = await takePhoto('bill.jpg', 300, 150);
    // Phones can report no type.
    chooseFile(proof, new File([photo], photo.name));
    await expect(await canvas.findByText('bill.jpg', {}, { timeout: 3000 })).toBeVisible();
    await proceed(context, 'Submit for Review');
    await canvas.findByRole('heading', { name: 'Verification Submitted' });
    const submitted = submitKyc.mock.calls[0]?.[0].files.addressProof as File;
    await expect(submitted.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(submitted);
    await expect([width, height]).toEqual([150, 300]);
    const read = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());
    await expect(await read(photo)).toContain('Exif');
    await expect(await read(submitted)).not.toContain('Exif');
  },
});

const createMetadataStory = (type: 'image/png' | 'image/webp', name: string) => ({
  ...createLiveStory('enteringAddress', createStepState('submitted'), {
    files: { ...allFiles, addressProof: null },
  }),
  tags: ['no-visual'],
  play: async (context: StoryContext) => {
    const { canvas } = context;
    const picture = await toImage(files.cnicFront, type);
    const place = 'GPS 31.5204 N';
    const proof = await canvas.findByRole('group', { name: 'Address Proof' });
    chooseFile(proof, new File([picture, place], name, { type }));
    await expect(await canvas.findByText(name, {}, { timeout: 3000 })).toBeVisible();
    await proceed(context, 'Submit for Review');
    await canvas.findByRole('heading', { name: 'Verification Submitted' });
    const submitted = submitKyc.mock.calls[0]?.[0].files.addressProof as File;
    await expect(submitted.type).toBe(type);
    const { width, height } = await createImageBitmap(submitted);
    await expect([width, height]).toEqual([320, 200]);
    await expect(await submitted.text()).not.toContain(place);
  },
});

export const PngWithMetadata = meta.story(createMetadataStory('image/png', 'bill.png'));

export const WebpWithMetadata = meta.story(createMetadataStory('image/webp', 'bill.webp'));

/** A large photo is downscaled and rotated upright before it is submitted. */
export const LargePhoto = meta.story({
  ...createLiveStory('enteringAddress', createStepState('submitted'), {
    files: { ...allFiles, addressProof: null },
  }),
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    const photo = await takePhoto('bill.jpeg', 3000, 1500);
    chooseFile(await canvas.findByRole('group', { name: 'Address Proof' }), photo);
    await expect(await canvas.findByText('bill.jpg', {}, { timeout: 3000 })).toBeVisible();
    await proceed(context, 'Submit for Review');
    await canvas.findByRole('heading', { name: 'Verification Submitted' });
    const submitted = submitKyc.mock.calls[0]?.[0].files.addressProof as File;
    await expect(submitted.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(submitted);
    await expect([width, height]).toEqual([1000, 2000]);
  },
});

export const RejectedWithCustomError = meta.story({
  ...createLiveStory('enteringAddress', createStepState('enteringAddress'), { files: allFiles }),
  parameters: {
    ...describeState(kycMachine, createStepState('enteringAddress')),
    expectConsoleError: true,
  },
  play: async (context) => {
    submitKyc.mockRejectedValueOnce(new ProblemError({ id: 'selfieRequired' }));
    await proceed(context, 'Submit for Review');
    await expectToast('Please take a selfie for verification.');
    await expect(
      context.canvas.getByText('Please take a selfie for verification.'),
    ).toBeInTheDocument();
  },
});

export const ExitedWithBackButton = meta.story({
  tags: ['no-visual'],
  ...live('cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});

export const ExitedAfterSubmitting = meta.story({
  tags: ['no-visual'],
  ...createLiveStory('submitted', 'completed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to profile' }));
    await expect(onLeft.mock.calls).toEqual([['completed']]);
  },
});

export const CustomStep = meta.story({
  tags: ['no-visual'],
  ...createLiveStory('takingSelfie', createStepState('enteringAddress'), { files: allFiles }),
  render: () => (
    <FlowStory
      machine={liveMachine}
      at={{ state: createStepState('takingSelfie'), context: { answers, files: allFiles } }}
    >
      {(actor) => (
        <AppShell>
          <KycFlow
            actor={actor}
            steps={{
              takingSelfie: ({ actor: running }) => (
                <Screen header={<PageHeader title="Look here" />}>
                  <Button onPress={() => running.send({ type: 'continued' })}>That is me</Button>
                </Screen>
              ),
            }}
          />
        </AppShell>
      )}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Look here' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'That is me' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Address Verification' }),
    ).toHaveFocus();
  },
});
