import { useState } from 'react';
import { toPlainText } from '../format';
import { writeToClipboard } from './useClipboard';

/** The shared content; at least one property is required. */
export interface ShareContent {
  title?: string;
  text?: string;
  url?: string;
}

/** `cancelled`: the person closed the sheet, or has it open already. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'cancelled';

/** The errors of a browser that are not failures. */
const CANCELLATION_NAMES = ['AbortError', 'InvalidStateError'];

const removeDirectionMarks = (content: ShareContent): ShareContent =>
  Object.fromEntries(Object.entries(content).map(([part, text]) => [part, toPlainText(text)]));

/**
 * Opens the device's share sheet. If sharing is missing or fails, copies `fallback` instead (docs/rules.md
 * LINK-3). Removes invisible characters (LANG-9).
 */
export async function shareOrCopy(
  content: ShareContent,
  fallback: string = content.url ?? content.text ?? '',
): Promise<ShareOutcome> {
  // The types declare it, but most desktop browsers and insecure pages do not have it.
  const { share }: { share?: Navigator['share'] } = navigator;
  if (share) {
    try {
      await share.call(navigator, removeDirectionMarks(content));
      return 'shared';
    } catch (error) {
      if (error instanceof Error && CANCELLATION_NAMES.includes(error.name)) return 'cancelled';
    }
  }
  return (await writeToClipboard(fallback)) ? 'copied' : 'failed';
}

/** `shareOrCopy` for a button: `isSharing` while the device's sheet is open. */
export function useShare(): {
  share: typeof shareOrCopy;
  isSharing: boolean;
} {
  const [isSharing, setIsSharing] = useState(false);

  async function share(content: ShareContent, fallback?: string): Promise<ShareOutcome> {
    setIsSharing(true);
    try {
      return await shareOrCopy(content, fallback);
    } finally {
      setIsSharing(false);
    }
  }

  return { share, isSharing };
}
