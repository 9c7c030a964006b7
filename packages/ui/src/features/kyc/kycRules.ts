import { isBlank } from '../../format';
import type { Problem, ToastId } from '../../components/Toast';

/** Text answers; dates as `YYYY-MM-DD`. */
export interface KycAnswers {
  fullName: string;
  cnicNumber: string;
  dateOfBirth: string;
  fatherName: string;
  street: string;
  city: string;
  province: string;
  postalCode: string;
}

export type KycDocument = 'cnicFront' | 'cnicBack' | 'selfie' | 'addressProof';

/** The accepted file for each document; null if there is none. */
export type KycFiles = Record<KycDocument, File | null>;

export type FileRejection = 'wrongType' | 'tooLarge' | 'unreadable';

export interface RejectedFile {
  document: KycDocument;
  why: FileRejection;
}

/** Message for each kind of rejection, in the toast and beside the field. */
export const rejectionToasts = {
  wrongType: 'fileWrongType',
  tooLarge: 'fileTooLarge',
  unreadable: 'fileUnreadable',
} as const satisfies Record<FileRejection, ToastId>;

/** 10 MB, in bytes (docs/rules.md KYC-8). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

const imageTypes = ['image/*'];

/** MIME types accepted for each document (docs/rules.md KYC-7). */
export const ACCEPTED_TYPES: Record<KycDocument, readonly string[]> = {
  cnicFront: imageTypes,
  cnicBack: imageTypes,
  selfie: imageTypes,
  addressProof: [...imageTypes, 'application/pdf'],
};

/** Types that say nothing about the content. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** An SVG is a document that can load others, not a photo. */
const REFUSED_TYPE = 'image/svg+xml';

export const isAcceptedType = (document: KycDocument, type: string): boolean =>
  type !== REFUSED_TYPE &&
  ACCEPTED_TYPES[document].some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );

/** Whether a file that cannot be read is damaged rather than of a wrong type. docs/rules.md KYC-7, KYC-9. */
export const claimsAcceptable = (document: KycDocument, { type }: File): boolean =>
  UNKNOWN_TYPES.includes(type) || isAcceptedType(document, type);

/** Required fields of the first step. The format of the CNIC number is not validated (docs/rules.md DEMO-2). */
export const REQUIRED_DETAILS = ['fullName', 'cnicNumber', 'dateOfBirth'] as const;

/** Required fields of the address step. */
export const REQUIRED_ADDRESS = ['street', 'city'] as const;

interface KycInput {
  answers: KycAnswers;
  files: KycFiles;
}

const MISSING_PROBLEMS = {
  details: 'missingInformation',
  cnic: 'documentsRequired',
  selfie: 'selfieRequired',
  address: 'addressRequired',
} as const satisfies Record<string, ToastId>;

/** Each function returns null if its step is complete. docs/rules.md KYC-3 to KYC-6. */
export const findMissing = {
  details: ({ answers }: KycInput): Problem | null =>
    REQUIRED_DETAILS.some((key) => isBlank(answers[key])) ? { id: MISSING_PROBLEMS.details } : null,
  cnic: ({ files }: KycInput): Problem | null =>
    files.cnicFront && files.cnicBack ? null : { id: MISSING_PROBLEMS.cnic },
  selfie: ({ files }: KycInput): Problem | null =>
    files.selfie ? null : { id: MISSING_PROBLEMS.selfie },
  address: ({ answers, files }: KycInput): Problem | null =>
    files.addressProof && !REQUIRED_ADDRESS.some((key) => isBlank(answers[key]))
      ? null
      : { id: MISSING_PROBLEMS.address },
};

export type KycPart = keyof typeof findMissing;

/** Whether the problem is missing input, which the fields show until they are filled in. */
export const isMissing = (problem: Problem | null) =>
  problem !== null && Object.values(MISSING_PROBLEMS).some((id) => id === problem.id);

/** Returns the values that identify a submission: submissions with equal answers and files share one attempt. */
export function toSubject({ answers, files }: KycInput) {
  const named = Object.entries(files).map(([document, file]) => [
    document,
    file && [file.name, file.type, file.size, file.lastModified],
  ]);
  return { answers, files: Object.fromEntries(named) as object };
}
