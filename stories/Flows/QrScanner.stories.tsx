import preview from '#.storybook/preview';
import { profile } from '@rad-wallet/mocks/samples';
import {
  createPaymentCode,
  QrPaymentFlow,
  qrPaymentMachine,
} from '@rad-wallet/ui/features/qr-payment';
import {
  CameraStep,
  Scanner,
  scannerMachine,
  toDecodeQr,
} from '@rad-wallet/ui/features/qr-scanner';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseFile } from '@rad-wallet/testing/user';
import { files } from '../support/files';
import { createFlowStories } from '../support/createFlowStories';
import { drawCode, drawCodes, photographCode } from '../support/qrPicture';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const merchant = { name: 'Tea House', to: '+92 300 7654321', city: 'Lahore' };
const paymentText = createPaymentCode({ ...merchant, amount: '1250' });

const { inState } = createFlowStories({
  machine: scannerMachine,
  view: (actor) => <Scanner scanner={actor} onBack={fn()} />,
});

const machine = qrPaymentMachine.provide({ actors: { decodeQr: toDecodeQr() } });
const { live } = createFlowStories({
  machine: qrPaymentMachine,
  live: machine,
  input: { isConfirmationRequired: true },
  view: (actor) => (
    <QrPaymentFlow
      actor={actor}
      receiver={{ name: profile.name, to: profile.phone }}
      steps={{ scanning: CameraStep }}
    />
  ),
});

const meta = preview.meta({
  title: 'Flows/QR Scanner',
  component: Scanner,
  subcomponents: { CameraStep },
});

function replaceCamera(getUserMedia: () => Promise<MediaStream>) {
  const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia },
  });
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    if (original) Object.defineProperty(Navigator.prototype, 'mediaDevices', original);
  };
}

const deny = (name: string) => () => Promise.reject(new DOMException('', name));

const scan = async ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));

async function chooseImage({ canvas }: StoryContext, file: File) {
  const footer = (await canvas.findByRole('button', { name: 'Choose a picture' })).parentElement;
  if (footer) chooseFile(footer, file);
}

const largePhoto = { width: 4000, height: 3000 };

const longTimeout = { timeout: 10_000 };

export const Opening = meta.story(inState({ scanning: 'opening' }));

export const Scanning = meta.story({
  ...inState({ scanning: 'looking' }),
  render: function Looking() {
    return inState({ scanning: 'looking' }, { stream: new MediaStream() }).render();
  },
});

const checking = { scanning: 'checking' } as const;

/** A visible code is being checked; the camera stays on. */
export const CheckingCode = meta.story({ ...inState(checking), tags: ['no-visual'] });

/** The camera continues to scan; the reason stays visible. */
export const CodePassedOver = meta.story(
  inState({ scanning: 'looking' }, { problem: { id: 'codeOtherCurrency' } }),
);

export const ReadingImage = meta.story(inState('readingImage', { image: files.cnicFront }));

export const Identifying = meta.story({
  ...inState('identifying', { text: paymentText }),
  tags: ['no-visual'],
});

/** A code was read; the flow continues immediately. */
export const CodeRead = meta.story({
  ...inState('read', { text: paymentText }),
  tags: ['no-visual'],
});

export const Paying = meta.story(
  createFlowStories({
    machine: qrPaymentMachine,
    view: (actor) => <CameraStep actor={actor} />,
  }).inState('paying', { payment: { payee: 'Tea House', amount: '1250' } }),
);

export const CameraMissing = meta.story(inState('stopped', { problem: { id: 'cameraMissing' } }));

export const CameraDenied = meta.story(inState('stopped', { problem: { id: 'cameraDenied' } }));

export const CodeNotFound = meta.story(inState('stopped', { problem: { id: 'codeNotFound' } }));

export const CodeDamaged = meta.story(inState('stopped', { problem: { id: 'codeDamaged' } }));

export const CodeInvalid = meta.story(
  inState('stopped', { problem: { id: 'codeInvalid', values: { field: 'amount' } } }),
);

export const CodeNotPayment = meta.story(inState('stopped', { problem: { id: 'codeNotPayment' } }));

/** After the camera reads a code, it is turned off; the payment must then be confirmed. */
export const ReadByCamera = meta.story({
  ...live('confirming'),
  tags: ['no-visual'],
  beforeEach: () => replaceCamera(async () => drawCode(paymentText).captureStream(10)),
  play: async (context) => {
    await scan(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Confirm payment' }, longTimeout),
    ).toBeVisible();
    await expect(context.canvas.getByText('Tea House')).toBeVisible();
  },
});

export const ReadFromImage = meta.story({
  ...live('confirming'),
  tags: ['no-visual'],
  beforeEach: () => replaceCamera(deny('NotFoundError')),
  play: async (context) => {
    await scan(context);
    await expectToast('No camera');
    await chooseImage(context, await photographCode(paymentText));
    await expect(await context.canvas.findByText('Tea House', {}, longTimeout)).toBeVisible();
  },
});

/** A website's code and a payment code in one frame. */
export const PaymentCodeBesideAnother = meta.story({
  ...live('confirming'),
  tags: ['no-visual'],
  beforeEach: () =>
    replaceCamera(async () => drawCodes('https://example.com', paymentText).captureStream(10)),
  play: async (context) => {
    await scan(context);
    await expect(await context.canvas.findByText('Tea House', {}, longTimeout)).toBeVisible();
  },
});

/** A printed code without an amount, small in a photo of 12 megapixels. */
export const SmallCodeInLargePhoto = meta.story({
  ...live('enteringAmount'),
  tags: ['no-visual'],
  beforeEach: () => replaceCamera(deny('NotFoundError')),
  play: async (context) => {
    await scan(context);
    await expectToast('No camera');
    await chooseImage(context, await photographCode(createPaymentCode(merchant), largePhoto));
    await expect(await context.canvas.findByText('Tea House', {}, longTimeout)).toBeVisible();
    await expect(context.canvas.getByLabelText(/Amount/)).toBeVisible();
  },
});

/** After each error, another image can be selected. */
export const RetryAfterErrors = meta.story({
  ...live('scanning'),
  tags: ['no-visual'],
  parameters: { ...live('scanning').parameters, expectConsoleError: true },
  beforeEach: () => replaceCamera(deny('NotAllowedError')),
  play: async (context) => {
    await scan(context);
    await expectToast('Camera not allowed');
    await chooseImage(context, files.damagedImage);
    await expectToast('No code found');
    await chooseImage(context, await photographCode('https://example.com'));
    await expectToast('Not a payment code');
    await chooseImage(context, await photographCode(`${paymentText.slice(0, -4)}0000`));
    await expectToast('Code damaged');
    await waitFor(() => expect(screen.getAllByText('Code damaged')[0]).toBeVisible());
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
