import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { KycFlow, kycMachine, type KycSubmission } from '@rad-wallet/ui/flows/kyc';
import { simulate } from '@rad-wallet/ui/flows/submission';
import { expect, fn, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { cancelDialog, chooseFile, files } from '../support/files';
import { FlowStory, inState, type FlowSituation } from '../support/FlowStory';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

type Context = FlowSituation<typeof kycMachine>['context'];

const answers = {
  fullName: 'Ayesha Malik',
  cnicNumber: '35202-1234567-8',
  dateOfBirth: '1992-04-18',
  fatherName: 'Tariq Malik',
  street: '12 Mall Road, Gulberg',
  city: 'Lahore',
  province: 'Punjab',
  postalCode: '54000',
};
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

const onLeft = fn().mockName('left');

const meta = preview.meta({
  title: 'Flows/KYC',
  beforeEach: () => void onLeft.mockReset(),
});

const steps = ['enteringDetails', 'uploadingCnic', 'takingSelfie', 'enteringAddress'];

/** Where a step, or the end, stands in the machine's two regions. */
function at(step: string, reading = 'idle') {
  return { verification: steps.includes(step) ? { editing: step } : step, reading };
}

/** Stands still in a state: nothing is read or submitted, no timer runs. */
function still(step: string, context: Context = {}, reading = 'idle') {
  return {
    parameters: inState(kycMachine, at(step, reading)),
    render: () => (
      <FlowStory machine={kycMachine} at={{ state: at(step, reading), context }} onLeft={onLeft}>
        {(actor) => (
          <AppShell>
            <KycFlow actor={actor} />
          </AppShell>
        )}
      </FlowStory>
    ),
  };
}

const quick = kycMachine.provide({ actors: { submitVerification: simulate(50) } });

/** Runs; files are really read, the submission is quick. */
function live(endsIn: string) {
  return {
    parameters: inState(kycMachine, at(endsIn)),
    render: () => (
      <FlowStory machine={quick} onLeft={onLeft}>
        {(actor) => (
          <AppShell>
            <KycFlow actor={actor} />
          </AppShell>
        )}
      </FlowStory>
    ),
  };
}

async function proceed({ canvas, userEvent }: StoryContext, name = 'Continue') {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

async function enterDetails({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText('Full Name'), answers.fullName);
  await userEvent.type(canvas.getByLabelText('CNIC Number'), answers.cnicNumber);
  await userEvent.type(canvas.getByLabelText('Date of Birth'), answers.dateOfBirth);
}

/** Chooses a file and waits until it was taken. */
async function hand({ canvas }: StoryContext, field: string, file: File) {
  chooseFile(await canvas.findByRole('group', { name: field }), file);
  await waitFor(() => expect(canvas.getByText(file.name)).toBeVisible(), { timeout: 3000 });
}

export const EnteringDetails = meta.story(still('enteringDetails'));

export const DetailsEntered = meta.story(still('enteringDetails', { answers }));

export const DetailsLongTexts = meta.story(still('enteringDetails', { answers: long }));

export const DetailsMissing = meta.story({
  ...still('enteringDetails', { answers: { ...answers, fullName: ' ', dateOfBirth: '' } }),
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

export const UploadingCnic = meta.story(still('uploadingCnic', { answers }));

export const OneSideUploaded = meta.story(
  still('uploadingCnic', { answers, files: { ...noFiles, cnicFront: files.cnicFront } }),
);

export const BothSidesUploaded = meta.story(still('uploadingCnic', { answers, files: allFiles }));

export const ReadingFile = meta.story({
  ...still(
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
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

export const DocumentsMissing = meta.story({
  ...still('uploadingCnic', { answers, files: { ...noFiles, cnicFront: files.cnicFront } }),
  play: async (context) => {
    await proceed(context);
    await expectToast('Documents required');
    const back = context.canvas.getByRole('group', { name: 'CNIC Back' });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAccessibleDescription(/Please upload both sides of your CNIC\./);
  },
});

/** Whatever cannot be taken is told beside the field and by a toast, and changes nothing else. */
const refusing = (file: File, title: string, text: RegExp) => ({
  ...live('uploadingCnic'),
  play: async (context: StoryContext) => {
    const { canvas, userEvent } = context;
    await enterDetails(context);
    await proceed(context);
    await hand(context, 'CNIC Front', files.cnicFront);
    const front = canvas.getByRole('group', { name: 'CNIC Front' });
    chooseFile(front, file);
    await expectToast(title);
    await expect(front).toHaveAccessibleDescription(text);
    await expect(canvas.getByText('cnic-front.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue(answers.fullName);
    await proceed(context);
    await waitFor(() => expect(canvas.getByText('cnic-front.svg')).toBeVisible());
  },
});

export const WrongType = meta.story(
  refusing(files.text, 'File not supported', /This kind of file/),
);

export const TooLarge = meta.story(refusing(files.tooLarge, 'File too large', /over 10 MB/));

export const UnreadableImage = meta.story(
  refusing(files.damagedImage, 'File cannot be read', /damaged/),
);

export const DialogCancelled = meta.story({
  ...still('uploadingCnic', { answers, files: { ...noFiles, cnicBack: files.cnicBack } }),
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

export const FileNameLong = meta.story(
  still('uploadingCnic', { answers, files: { ...allFiles, cnicFront: files.longName } }),
);

export const TakingSelfie = meta.story(still('takingSelfie', { answers }));

export const SelfieTaken = meta.story(still('takingSelfie', { answers, files: allFiles }));

export const SelfieMissing = meta.story({
  ...still('takingSelfie', { answers }),
  play: async (context) => {
    await proceed(context);
    await expectToast('Selfie required');
    const selfie = context.canvas.getByRole('group', { name: 'Selfie' });
    await expect(selfie).toHaveFocus();
    await expect(selfie).toHaveAccessibleDescription(/Please take a selfie for verification\./);
  },
});

export const EnteringAddress = meta.story(
  still('enteringAddress', { answers: { ...answers, street: '', city: '' } }),
);

export const AddressEntered = meta.story(still('enteringAddress', { answers, files: allFiles }));

export const AddressLongTexts = meta.story(
  still('enteringAddress', {
    answers: long,
    files: { ...allFiles, addressProof: files.longName },
  }),
);

export const AddressMissing = meta.story({
  ...still('enteringAddress', { answers: { ...answers, city: ' ' } }),
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
  parameters: inState(kycMachine, at('enteringAddress')),
  render: () => (
    <FlowStory machine={quick} at={{ state: at('enteringAddress'), context: { answers } }}>
      {(actor) => (
        <AppShell>
          <KycFlow actor={actor} />
        </AppShell>
      )}
    </FlowStory>
  ),
  play: async ({ canvas }) => {
    chooseFile(canvas.getByRole('group', { name: 'Address Proof' }), files.damagedPdf);
    await expectToast('File cannot be read');
    await expect(canvas.getByLabelText('City')).toHaveValue('Lahore');
  },
});

export const Submitting = meta.story({
  ...still('submitting', { answers, files: allFiles }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitting')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

export const SubmissionFailed = meta.story(
  still('enteringAddress', { answers, files: allFiles, problem: { id: 'submissionFailed' } }),
);

export const Submitted = meta.story({
  ...still('submitted', { answers, files: allFiles }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/24-48 hours/)).toBeVisible();
    await expect(canvas.getByText('Step 5 of 5')).toBeVisible();
  },
});

async function handInCnicAndSelfie(context: StoryContext) {
  await hand(context, 'CNIC Front', files.cnicFront);
  await hand(context, 'CNIC Back', files.cnicBack);
  await proceed(context);
  await hand(context, 'Selfie', files.selfie);
  await proceed(context);
}

export const WalkedByMouse = meta.story({
  ...live('left'),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('enter the details', async () => {
      await enterDetails(context);
      await proceed(context);
      await expect(await canvas.findByRole('heading', { name: 'CNIC Upload' })).toHaveFocus();
    });
    await step('hand in the CNIC and the selfie', () => handInCnicAndSelfie(context));
    await step('enter the address', async () => {
      await userEvent.type(await canvas.findByLabelText('Street Address'), answers.street);
      await userEvent.type(canvas.getByLabelText('City'), answers.city);
      await hand(context, 'Address Proof', files.bill);
    });
    await step('go back to the first step and forth without losing anything', async () => {
      for (const field of ['Selfie', 'CNIC Back', '']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
        if (field) await canvas.findByRole('group', { name: field });
      }
      await expect(await canvas.findByLabelText('CNIC Number')).toHaveValue(answers.cnicNumber);
      await proceed(context);
      await waitFor(() => expect(canvas.getByText('cnic-back.svg')).toBeVisible());
      await proceed(context);
      await waitFor(() => expect(canvas.getByText('selfie.svg')).toBeVisible());
      await proceed(context);
      await expect(await canvas.findByLabelText('City')).toHaveValue(answers.city);
      await waitFor(() => expect(canvas.getByText(files.bill.name)).toBeVisible());
    });
    await step('submit and leave', async () => {
      await proceed(context, 'Submit for Review');
      await expectToast('Verification submitted!');
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to Profile' }));
      await expect(onLeft).toHaveBeenCalledOnce();
    });
  },
});

/** Every step by keys alone; what the file dialog answers comes from the story. */
export const WalkedByKeyboard = meta.story({
  ...live('submitted'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const proceedByKeys = async (name = 'Continue') => {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toBeEnabled());
      for (let press = 0; document.activeElement !== button && press < 20; press += 1) {
        await userEvent.tab();
      }
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
    await hand(context, 'CNIC Front', files.cnicFront);
    await hand(context, 'CNIC Back', files.cnicBack);
    await proceedByKeys();
    await expect(await canvas.findByRole('heading', { name: 'Selfie Verification' })).toHaveFocus();
    await hand(context, 'Selfie', files.selfie);
    await proceedByKeys();
    await expect(
      await canvas.findByRole('heading', { name: 'Address Verification' }),
    ).toHaveFocus();
    canvas.getByLabelText('Street Address').focus();
    await userEvent.keyboard(answers.street);
    await userEvent.tab();
    await userEvent.keyboard(answers.city);
    await hand(context, 'Address Proof', files.bill);
    await proceedByKeys('Submit for Review');
    const heading = await canvas.findByRole('heading', { name: 'Verification Submitted' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const LeftFromTheFirstStep = meta.story({
  ...live('enteringDetails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});

const refused = kycMachine.provide({
  actors: {
    submitVerification: fromPromise<unknown, KycSubmission>(async () => {
      throw new Error('500: The desk is closed');
    }),
  },
});

/** With a server of one's own, a submission can fail: everything stays for another try. */
export const SubmissionRefused = meta.story({
  parameters: { ...inState(kycMachine, at('enteringAddress')), expectConsoleError: true },
  render: () => (
    <FlowStory
      machine={refused}
      at={{ state: at('enteringAddress'), context: { answers, files: allFiles } }}
    >
      {(actor) => (
        <AppShell>
          <KycFlow actor={actor} />
        </AppShell>
      )}
    </FlowStory>
  ),
  play: async (context) => {
    await proceed(context, 'Submit for Review');
    await expectToast('Something went wrong');
    await expect(context.canvas.getByLabelText('City')).toHaveValue('Lahore');
    await expect(context.canvas.getByText(files.bill.name)).toBeVisible();
  },
});
