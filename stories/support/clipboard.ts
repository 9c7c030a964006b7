/** Puts a clipboard of the story's own on the page, or none; answers how to give the real one back. */
export function replaceClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}
