import type { WalkOptions } from '../testing/walkMachine';
import type { KycContext } from './kycContext';
import { kycMachine } from './kycMachine';

const picture = new File(['picture'], 'cnic.jpg', { type: 'image/jpeg' });

/** How a test explores the flow: most files are on their way already, so that situations stay few. */
export const plan: WalkOptions = {
  machine: kycMachine,
  given: [
    { type: 'file.chosen', document: 'cnicBack', file: picture } as never,
    { type: 'file.chosen', document: 'selfie', file: picture } as never,
    { type: 'file.chosen', document: 'addressProof', file: picture } as never,
  ],
  events: [
    {
      type: 'answers.changed',
      answers: {
        fullName: 'Ayesha Malik',
        cnicNumber: '12345-1234567-1',
        dateOfBirth: '1992-04-18',
        street: '12 Mall Road',
        city: 'Lahore',
      },
    } as never,
    { type: 'file.chosen', document: 'cnicFront', file: picture } as never,
    { type: 'file.removed', document: 'cnicFront' } as never,
    { type: 'continued' },
    { type: 'back' },
    { type: 'finished' },
  ],
  distinguish: ({ answers, files, pending }: KycContext) => [
    answers.fullName !== '',
    Object.values(files).map(Boolean),
    pending.length,
  ],
};
