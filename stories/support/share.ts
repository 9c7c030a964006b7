/** Replaces or removes `navigator.share`; returns a function that restores it. */
export function replaceShare(share: Navigator['share'] | undefined): () => void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}
