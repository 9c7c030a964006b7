import type { Problem } from '../../components/Toast';
import type { Attempt } from '../../requests';
import type { FileRefusal, KycAnswers, KycDocument, KycFiles } from './kycRules';

/** A file that was chosen and is yet to be read. */
export interface PendingFile {
  document: KycDocument;
  file: File;
}

/** What the person tells and hands in. */
export interface KycSubmission {
  answers: KycAnswers;
  files: KycFiles;
}

/** What is asked of the world at the end: look at all this, once per key. */
export interface SubmitKycInput extends KycSubmission {
  idempotencyKey: string;
}

/** `cancelled`: the dialog was closed without a choice. */
export type FileNote = FileRefusal | 'cancelled';

/** What the flow knows of the person. */
export interface KycContext extends KycSubmission {
  /** Read one after the other; the first is being read. */
  pending: PendingFile[];
  /** What became of the last choice for a document, where nothing was taken. */
  notes: Partial<Record<KycDocument, FileNote>>;
  /** What is missing on the step, once the person asked to go on; or that the submission failed. */
  problem: Problem | null;
  attempt: Attempt | null;
}

/** What the person does. */
export type KycEvent =
  | { type: 'answers.changed'; answers: Partial<KycAnswers> }
  | { type: 'file.chosen'; document: KycDocument; file: File }
  | { type: 'file.cancelled'; document: KycDocument }
  | { type: 'file.removed'; document: KycDocument }
  | { type: 'continued' }
  | { type: 'finished' }
  | { type: 'back' };

export const initialContext: KycContext = {
  answers: {
    fullName: '',
    cnicNumber: '',
    dateOfBirth: '',
    fatherName: '',
    street: '',
    city: '',
    province: '',
    postalCode: '',
  },
  files: { cnicFront: null, cnicBack: null, selfie: null, addressProof: null },
  pending: [],
  notes: {},
  problem: null,
  attempt: null,
};
