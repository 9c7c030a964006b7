import { useEffect, useState } from 'react';
import { toPlainText } from '../format';

/** How long the status stays `copied` or `failed`, in ms. */
export const CLIPBOARD_FEEDBACK = 2000;

export type CopiedText = string | (() => string | Promise<string>);

/** `copying` while the text is loading. */
export type ClipboardStatus = 'idle' | 'copying' | 'copied' | 'failed';

/** `status` reports the result for `CLIPBOARD_FEEDBACK` ms; `copy` resolves to false on failure. */
export function useClipboard(): {
  copy: (text: CopiedText) => Promise<boolean>;
  status: ClipboardStatus;
} {
  // A new object per attempt, so that copying again restarts the timer.
  const [attempt, setAttempt] = useState<{ status: ClipboardStatus }>({ status: 'idle' });

  useEffect(() => {
    if (attempt.status === 'idle' || attempt.status === 'copying') return;
    const timer = setTimeout(() => setAttempt({ status: 'idle' }), CLIPBOARD_FEEDBACK);
    return () => clearTimeout(timer);
  }, [attempt]);

  async function copy(text: CopiedText): Promise<boolean> {
    const content = typeof text === 'string' ? text : text();
    if (typeof content !== 'string') setAttempt({ status: 'copying' });
    const copied = await writeToClipboard(content);
    setAttempt({ status: copied ? 'copied' : 'failed' });
    return copied;
  }

  return { copy, status: attempt.status };
}

/**
 * Copies text without bidi control characters (docs/rules.md LANG-9). Returns false on failure: insecure pages and old
 * web views have no clipboard.
 */
export async function writeToClipboard(text: string | Promise<string>): Promise<boolean> {
  const { clipboard }: { clipboard?: Clipboard } = navigator;
  try {
    if (!clipboard) {
      // Rejects if the text failed to load.
      await text;
      return false;
    }
    if (typeof text === 'string') await clipboard.writeText(toPlainText(text));
    else await writeLoadedText(clipboard, text);
    return true;
  } catch {
    return false;
  }
}

/** Safari allows clipboard access only while it handles the press, so the text is passed as a promise. */
async function writeLoadedText(
  clipboard: Partial<Clipboard>,
  text: Promise<string>,
): Promise<void> {
  if (!clipboard.write) return clipboard.writeText?.(toPlainText(await text));
  const blob = text.then((loaded) => new Blob([toPlainText(loaded)], { type: 'text/plain' }));
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
