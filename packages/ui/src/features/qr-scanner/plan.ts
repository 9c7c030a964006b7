import { ProblemError } from '../../engine';
import { commonMessages } from '../../messages/shared/common';
import { sendFromPage, type Plan } from '../../plans';
import { qrScannerMessages } from './messages';
import { scannerMachine } from './scannerMachine';

const image = new File(['image'], 'code.png', { type: 'image/png' });

// Node has no `MediaStream`.
const stream =
  typeof MediaStream === 'undefined' ? ({} as unknown as MediaStream) : new MediaStream();

export const qrScannerPlan: Plan<typeof scannerMachine> = {
  machine: scannerMachine,
  variants: [
    { outputs: { decodeImageFile: null } },
    { errors: { identify: new ProblemError({ id: 'codeDamaged' }) } },
  ],
  events: [
    { type: 'camera.opened', stream },
    { type: 'code.seen', text: 'text' },
    { type: 'image.chosen', image },
    { type: 'retried' },
  ],
  gestures: {
    // Sent by the actor that reads the camera, not by the view.
    'camera.opened': sendFromPage,
    'code.seen': sendFromPage,
    'image.chosen': ({ upload }) => upload(qrScannerMessages.en.choosePicture, image),
    retried: ({ press }) => press(commonMessages.en.tryAgain),
  },
  outputs: {
    decodeImageFile: 'text',
    identify: { payee: 'Merchant Store', amount: '500' },
  },
  toasts: ['cameraMissing', 'codeDamaged', 'codeNotFound', 'codeNotPayment'],
  distinguish: ({ problem, stream: seen, refused }) => [problem?.id, seen !== null, refused],
};
