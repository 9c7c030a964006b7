const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export interface FileSize {
  unit: 'kilobytes' | 'megabytes';
  size: number;
}

/** Returns whole kilobytes, at least 1, or megabytes with one decimal. */
export function getFileSize(bytes: number): FileSize {
  if (bytes >= MEGABYTE) {
    return { unit: 'megabytes', size: Math.round((bytes / MEGABYTE) * 10) / 10 };
  }
  return { unit: 'kilobytes', size: Math.max(1, Math.round(bytes / KILOBYTE)) };
}
