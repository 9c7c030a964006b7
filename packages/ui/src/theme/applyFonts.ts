/** `system` uses only fonts of the device, so that none is downloaded. */
export type FontPreference = 'bundled' | 'system';

/** Applies a choice of fonts to the document. */
export function applyFonts(preference: FontPreference, root = document.documentElement): void {
  if (preference === 'bundled') delete root.dataset.fonts;
  else root.dataset.fonts = preference;
}
