import { writeToClipboard } from './useClipboard';

/** What became of a wish to share. `copied` and `failed` are the fallback's two ends. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

export interface Shareable {
  title: string;
  /** What the other person reads. */
  text: string;
  /** What is copied where the device cannot share. */
  fallback: string;
}

/** Shares by the device; where it cannot or will not, copies instead. A person who closes the device's sheet wanted neither. */
export async function share({ title, text, fallback }: Shareable): Promise<ShareOutcome> {
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  if (device.share) {
    try {
      await device.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await writeToClipboard(fallback)) ? 'copied' : 'failed';
}
