/**
 * Opens a `mailto:` address; answers false where the browser refuses. Whether there is a mail app behind
 * it, no browser tells.
 */
export function openMail(url: string): boolean {
  try {
    return window.open(url, '_self') !== null;
  } catch {
    return false;
  }
}
