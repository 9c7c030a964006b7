import { fileUploadMessages } from '../../components/FileUpload/messages';
import { commonMessages } from '../../messages/shared/common';
import { matchMessage, sendFromPage, type Plan } from '../../plans';
import { type KycEvent } from './kycContext';
import { kycMachine } from './kycMachine';
import { MAX_FILE_SIZE } from './kycRules';
import { kycMessages } from './messages';

const documentSteps = {
  cnicFront: 'uploadingCnic',
  cnicBack: 'uploadingCnic',
  selfie: 'takingSelfie',
  addressProof: 'enteringAddress',
} as const;

const documents = Object.keys(documentSteps) as (keyof typeof documentSteps)[];

/** One pixel. */
const pixel = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
const image = new File([Uint8Array.from(pixel, (byte) => byte.charCodeAt(0))], 'cnic.png', {
  type: 'image/png',
});
const text = new File(['notes'], 'notes.txt', { type: 'text/plain' });
const largeImage = new File([new Uint8Array(MAX_FILE_SIZE + 1)], 'large.png', {
  type: 'image/png',
});

export const kycPlan: Plan<typeof kycMachine> = {
  machine: kycMachine,
  events: [
    ...documents.map((document): KycEvent => ({ type: 'file.chosen', document, file: image })),
    { type: 'file.chosen', document: 'cnicFront', file: text },
    { type: 'file.chosen', document: 'cnicFront', file: largeImage },
    { type: 'file.cancelled', document: 'cnicFront' },
    { type: 'file.removed', document: 'cnicFront' },
    {
      type: 'answers.changed',
      answers: {
        fullName: 'Ali Hassan',
        cnicNumber: '42301-1234567-8',
        dateOfBirth: '1992-04-18',
      },
    },
    {
      type: 'answers.changed',
      answers: { street: 'House 42, Street 7, DHA Phase 5', city: 'Karachi' },
    },
    { type: 'upload.progressed', share: 0.4 },
    { type: 'upload.cancelled' },
    { type: 'continued' },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'finished' },
  ],
  // Each step has its own fields, and files cannot be changed while one is loading.
  isAvailable: (snapshot, event) => {
    const isAt = (editing: string) =>
      snapshot.matches({ open: { verification: { editing } } } as never);
    if (event.type === 'answers.changed') {
      return isAt('street' in event.answers ? 'enteringAddress' : 'enteringDetails');
    }
    if (!('document' in event)) return true;
    const { files, pending } = snapshot.context;
    const isPresent = event.type !== 'file.removed' || files[event.document] !== null;
    return isAt(documentSteps[event.document]) && pending.length === 0 && isPresent;
  },
  gestures: {
    'answers.changed': async ({ type }, { answers }) => {
      for (const [field, answer] of Object.entries(answers)) {
        await type(kycMessages.en[field as keyof typeof answers], answer);
      }
    },
    'file.chosen': ({ upload }, { document, file }) => upload(kycMessages.en[document], file),
    'file.cancelled': ({ upload }, { document }) => upload(kycMessages.en[document], null),
    'file.removed': ({ press }) => press(matchMessage(fileUploadMessages.en.removeFor)),
    // Sent by the submitting actor rather than the view.
    'upload.progressed': sendFromPage,
    'upload.cancelled': ({ press }) => press(commonMessages.en.cancel),
    continued: ({ press }) => press(commonMessages.en.continue),
    submitted: ({ press }) => press(kycMessages.en.submit),
    back: ({ press }) => press(commonMessages.en.back),
    finished: ({ press }) => press(kycMessages.en.backToProfile),
  },
  toasts: [
    'addressRequired',
    'documentsRequired',
    'fileTooLarge',
    'fileUnreadable',
    'fileWrongType',
    'missingInformation',
    'selfieRequired',
    'verificationCancelled',
    'verificationFailed',
    'verificationSubmitted',
  ],
  outputs: { readFile: image },
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ answers, files, pending, problem, progress }) => [
    answers.fullName !== '',
    answers.street !== '',
    Object.values(files).map(Boolean),
    pending.map(({ document, file }) => [document, file.type]),
    problem?.id,
    progress,
  ],
};
