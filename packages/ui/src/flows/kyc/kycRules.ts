import type { Problem, ToastId } from '../../components/Toast';

/** What the person tells in words; dates as `YYYY-MM-DD`. */
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

/** The papers and pictures that the person hands in. */
export type KycDocument = 'cnicFront' | 'cnicBack' | 'selfie' | 'addressProof';

/** What was taken of each document; null for none. */
export type KycFiles = Record<KycDocument, File | null>;

/** Why a file was not taken. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'unreadable';

export interface RefusedFile {
  document: KycDocument;
  why: FileRefusal;
}

/** The text of each refusal, for the toast and beside the field. */
export const refusalToasts = {
  wrongType: 'fileWrongType',
  tooLarge: 'fileTooLarge',
  unreadable: 'fileUnreadable',
} as const satisfies Record<FileRefusal, ToastId>;

/** Largest file that is taken, bytes (docs/rules.md KYC-8). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

const images = ['image/*'];

/** MIME types that each document takes (docs/rules.md KYC-7). */
export const ACCEPTED_TYPES: Record<KycDocument, readonly string[]> = {
  cnicFront: images,
  cnicBack: images,
  selfie: images,
  addressProof: [...images, 'application/pdf'],
};

function isAccepted(type: string, accepted: readonly string[]): boolean {
  return accepted.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );
}

/** What keeps a file from being taken at first sight; its content is looked at afterwards. */
export function refusalOf(document: KycDocument, file: File): FileRefusal | null {
  if (!isAccepted(file.type, ACCEPTED_TYPES[document])) return 'wrongType';
  return file.size > MAX_FILE_SIZE ? 'tooLarge' : null;
}

/** Nothing, or nothing but space. */
export const isBlank = (text: string) => text.trim() === '';

/** Answers of the first step that may not be blank. The CNIC's format is not looked at (DEMO-2). */
export const REQUIRED_DETAILS = ['fullName', 'cnicNumber', 'dateOfBirth'] as const;

/** Answers of the address step that may not be blank. */
export const REQUIRED_ADDRESS = ['street', 'city'] as const;

interface Given {
  answers: KycAnswers;
  files: KycFiles;
}

const MISSING = {
  details: 'missingInformation',
  cnic: 'documentsRequired',
  selfie: 'selfieRequired',
  address: 'addressRequired',
} as const satisfies Record<string, ToastId>;

/** What is missing on a step (docs/rules.md KYC-3 to KYC-6); null when nothing is. */
export const missingOn = {
  details: ({ answers }: Given): Problem | null =>
    REQUIRED_DETAILS.some((key) => isBlank(answers[key])) ? { id: MISSING.details } : null,
  cnic: ({ files }: Given): Problem | null =>
    files.cnicFront && files.cnicBack ? null : { id: MISSING.cnic },
  selfie: ({ files }: Given): Problem | null => (files.selfie ? null : { id: MISSING.selfie }),
  address: ({ answers, files }: Given): Problem | null =>
    files.addressProof && !REQUIRED_ADDRESS.some((key) => isBlank(answers[key]))
      ? null
      : { id: MISSING.address },
};

/** What one step asks for. */
export type KycPart = keyof typeof missingOn;

/** Whether a problem is what is missing on a step: said beside each field until that is filled. */
export const isMissing = (problem: Problem | null) =>
  problem !== null && Object.values(MISSING).some((id) => id === problem.id);

/** What a submission is about: the same answers and files again are one attempt. */
export function subjectOf({ answers, files }: Given) {
  const named = Object.entries(files).map(([document, file]) => [
    document,
    file && [file.name, file.type, file.size, file.lastModified],
  ]);
  return { answers, files: Object.fromEntries(named) as object };
}
