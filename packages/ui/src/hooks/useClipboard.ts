import { useEffect, useState } from 'react';
import { toPlainText } from '../format';

/** How long `copied` and `failed` last, ms. */
export const CLIPBOARD_FEEDBACK = 2000;

export type ClipboardStatus = 'idle' | 'copied' | 'failed';

/**
 * Writes text to the clipboard and reports the result for a while. `copy` resolves to whether it succeeded; it
 * fails without a clipboard or permission.
 */
export function useClipboard(): {
  copy: (text: string) => Promise<boolean>;
  status: ClipboardStatus;
} {
  // A new object for each attempt, so that copying again restarts the timer.
  const [attempt, setAttempt] = useState<{ status: ClipboardStatus }>({ status: 'idle' });

  useEffect(() => {
    if (attempt.status === 'idle') return;
    const timer = setTimeout(() => setAttempt({ status: 'idle' }), CLIPBOARD_FEEDBACK);
    return () => clearTimeout(timer);
  }, [attempt]);

  async function copy(text: string): Promise<boolean> {
    const copied = await writeToClipboard(text);
    setAttempt({ status: copied ? 'copied' : 'failed' });
    return copied;
  }

  return { copy, status: attempt.status };
}

/**
 * Returns whether it succeeded; removes bidi controls (docs/rules.md LANG-9). The types promise a clipboard, but
 * insecure pages and old web views have none.
 */
export async function writeToClipboard(text: string): Promise<boolean> {
  const { clipboard }: { clipboard?: Clipboard } = navigator;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(toPlainText(text));
    return true;
  } catch {
    return false;
  }
}
