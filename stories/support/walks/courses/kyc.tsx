import { kycPlan } from '@rad-wallet/testing/flows/kyc';
import { KycFlow, type KycEvent } from '@rad-wallet/ui/flows/kyc';
import { en } from '@rad-wallet/ui/messages/en';
import { files } from '../../files';
import { course } from '../course';
import { like } from '../hands';

/** The step at which each document is handed in. */
const stepOf = {
  cnicFront: 'uploadingCnic',
  cnicBack: 'uploadingCnic',
  selfie: 'takingSelfie',
  addressProof: 'enteringAddress',
} as const;

const documents = Object.keys(stepOf) as (keyof typeof stepOf)[];

const chosen = documents.map((document): KycEvent => ({
  type: 'file.chosen',
  document,
  file: files.cnicFront,
}));

const details = {
  fullName: 'Ayesha Malik',
  cnicNumber: '12345-1234567-1',
  dateOfBirth: '1992-04-18',
};
const address = { street: '12 Mall Road', city: 'Lahore' };

export const kyc = course({
  plans: [
    {
      ...kycPlan,
      given: [],
      events: [
        ...chosen,
        { type: 'file.chosen', document: 'cnicFront', file: files.text },
        { type: 'file.cancelled', document: 'cnicFront' },
        { type: 'file.removed', document: 'cnicFront' },
        { type: 'answers.changed', answers: details },
        { type: 'answers.changed', answers: address },
        { type: 'continued' },
        { type: 'back' },
        { type: 'finished' },
      ],
      distinguish: (context) => [
        kycPlan.distinguish?.(context),
        context.answers.street !== '',
        context.problem?.id,
      ],
    },
  ],
  // Each step has fields of its own, and a file that is being read is not changed.
  isOffered: (snapshot, event) => {
    const isAt = (editing: (typeof stepOf)[keyof typeof stepOf] | 'enteringDetails') =>
      snapshot.matches({ open: { verification: { editing } } });
    if (event.type === 'answers.changed') {
      return isAt('street' in event.answers ? 'enteringAddress' : 'enteringDetails');
    }
    if (!('document' in event)) return true;
    const { files: held, pending } = snapshot.context;
    const isThere = event.type !== 'file.removed' || held[event.document] !== null;
    return isAt(stepOf[event.document]) && pending.length === 0 && isThere;
  },
  view: (actor) => <KycFlow actor={actor} />,
  gestures: {
    'answers.changed': async ({ type }, { answers }) => {
      for (const [answer, text] of Object.entries(answers)) {
        await type(en.kyc[answer as keyof typeof answers], text);
      }
    },
    'file.chosen': ({ give }, { document, file }) => give(en.kyc[document], file),
    'file.cancelled': ({ give }, { document }) => give(en.kyc[document], null),
    'file.removed': ({ press }) => press(like(en.fileUpload.removeFor)),
    continued: ({ press }, _event, snapshot) =>
      press(
        snapshot.matches({ open: { verification: { editing: 'enteringAddress' } } })
          ? en.kyc.submit
          : en.common.continue,
      ),
    back: ({ press }) => press(en.common.back),
    finished: ({ press }) => press(en.kyc.backToProfile),
  },
});
