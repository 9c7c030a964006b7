import type { RequestContext } from '../../engine';
import type { FileRejection, KycAnswers, KycDocument, KycFiles } from './kycRules';

/** A selected file that has not been validated yet. */
export interface PendingFile {
  document: KycDocument;
  file: File;
}

export interface KycSubmission {
  answers: KycAnswers;
  files: KycFiles;
}

/** Input of the actor `submitKyc`. Requests with the same `idempotencyKey` must submit only once. */
export interface SubmitKycInput extends KycSubmission {
  idempotencyKey: string;
  /** Reports the uploaded fraction, from 0 to 1. After the first report, the user can cancel. */
  onProgress: (share: number) => void;
}

/** `cancelled`: the user closed the file dialog without selecting a file. */
export type FileNote = FileRejection | 'cancelled';

export interface KycContext extends KycSubmission, RequestContext<KycSubmission> {
  /** Queue of selected files; the first one is being read. */
  pending: PendingFile[];
  /** Why the last file selected for a document was rejected. */
  notes: Partial<Record<KycDocument, FileNote>>;
  /** Uploaded fraction, from 0 to 1; null until progress is reported. */
  progress: number | null;
}

export interface KycInput {
  /** Initial answers, for example from before a reload. @default none */
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
  | { type: 'submitted' }
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
