/** `system` keeps to the device's own faces, so that none is fetched. */
export type FontPreference = 'bundled' | 'system';

/** Puts a choice of faces on the document. */
export function applyFonts(preference: FontPreference, root = document.documentElement): void {
  if (preference === 'bundled') delete root.dataset.fonts;
  else root.dataset.fonts = preference;
}
