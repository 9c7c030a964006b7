/** What the device shares by. */
type DeviceShare = (data: ShareData) => Promise<void>;

/** Puts a device's share function of the story's own on the page, or none; answers how to give the real one back. */
export function replaceShare(share: DeviceShare | undefined): () => void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}
