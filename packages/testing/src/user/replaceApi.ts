function replace(name: 'clipboard' | 'share', value: unknown): () => void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, name);
  };
}

/** Replaces the clipboard; undefined removes it. Returns a function that restores it. */
export const replaceClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) =>
  replace('clipboard', clipboard);

/** Replaces `navigator.share`; undefined removes it. Returns a function that restores it. */
export const replaceShare = (share: Navigator['share'] | undefined) => replace('share', share);
