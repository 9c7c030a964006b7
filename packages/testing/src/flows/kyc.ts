import { kycMachine } from '@rad-wallet/ui/flows/kyc';
import type { Plan } from '../plan';

const picture = new File(['picture'], 'cnic.jpg', { type: 'image/jpeg' });

/** How a test explores the flow: all files are on their way already, so that situations stay few. */
export const kycPlan: Plan<typeof kycMachine> = {
  machine: kycMachine,
  given: [
    { type: 'file.chosen', document: 'cnicFront', file: picture },
    { type: 'file.chosen', document: 'cnicBack', file: picture },
    { type: 'file.chosen', document: 'selfie', file: picture },
    { type: 'file.chosen', document: 'addressProof', file: picture },
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
    },
    { type: 'file.chosen', document: 'cnicFront', file: picture },
    { type: 'continued' },
    { type: 'back' },
    { type: 'finished' },
  ],
  toasts: [
    'addressRequired',
    'documentsRequired',
    'fileUnreadable',
    'missingInformation',
    'selfieRequired',
    'verificationFailed',
    'verificationSubmitted',
  ],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ answers, files, pending }) => [
    answers.fullName !== '',
    Object.values(files).map(Boolean),
    pending.map(({ document }) => document),
  ],
};
