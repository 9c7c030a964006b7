import { useState } from 'react';
import { toPlainText } from '../format';
import { writeToClipboard } from './useClipboard';

/** The content to share; at least one property is required. */
export interface ShareContent {
  title?: string;
  text?: string;
  url?: string;
}

/** `cancelled`: the user closed the share sheet, or it was already open. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'cancelled';

const CANCELLATION_NAMES = ['AbortError', 'InvalidStateError'];

const removeDirectionMarks = (content: ShareContent): ShareContent =>
  Object.fromEntries(Object.entries(content).map(([part, text]) => [part, toPlainText(text)]));

/** Shares the content, or copies `fallback` if sharing is not supported or fails. docs/rules.md LINK-3, LANG-9. */
export async function shareOrCopy(
  content: ShareContent,
  fallback: string = content.url ?? content.text ?? '',
): Promise<ShareOutcome> {
  // Optional, unlike in the DOM types: most desktop browsers and all insecure pages lack it.
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

/** `isSharing` is true while the native share sheet is open. */
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
