/** Opens a `mailto:` address; answers whether the browser took it. */
export function openMail(url: string): boolean {
  try {
    return window.open(url, '_self') !== null;
  } catch {
    return false;
  }
}
