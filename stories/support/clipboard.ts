/** Replaces or removes the clipboard; returns a function that restores it. */
export function replaceClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}
