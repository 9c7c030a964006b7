/** Puts a sharing of the story's own on the page, or none; answers how to give the real one back. */
export function replaceShare(share: Navigator['share'] | undefined): () => void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}
