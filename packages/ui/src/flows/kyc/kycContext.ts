import type { Problem } from '../../components/Toast';
import type { Attempt } from '../../requests';
import type { FileRejection, KycAnswers, KycDocument, KycFiles } from './kycRules';

/** A chosen file that has not been read yet. */
export interface PendingFile {
  document: KycDocument;
  file: File;
}

/** Answers and documents. */
export interface KycSubmission {
  answers: KycAnswers;
  files: KycFiles;
}

/** Input of the actor `submitKyc`. The same key must not submit twice. */
export interface SubmitKycInput extends KycSubmission {
  idempotencyKey: string;
  /** Reports the share of the upload that is done, from 0 to 1. From the first report on, the person can cancel. */
  onProgress: (share: number) => void;
}

/** `cancelled`: the file dialog was closed without a choice. */
export type FileNote = FileRejection | 'cancelled';

export interface KycContext extends KycSubmission {
  /** A queue; the first file is being read. */
  pending: PendingFile[];
  /** Why the last choice for a document was not accepted. */
  notes: Partial<Record<KycDocument, FileNote>>;
  /** What the step still requires, after Continue was pressed; or that the submission failed. */
  problem: Problem | null;
  attempt: Attempt | null;
  /** The share of the upload that is done, from 0 to 1; null if nothing was reported. */
  progress: number | null;
}

export interface KycInput {
  /** What was answered before, such as before a reload. @default none */
  answers?: Partial<KycAnswers>;
}

export type KycEvent =
  | { type: 'answers.changed'; answers: Partial<KycAnswers> }
  | { type: 'file.chosen'; document: KycDocument; file: File }
  | { type: 'file.cancelled'; document: KycDocument }
  | { type: 'file.removed'; document: KycDocument }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
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
  progress: null,
};
