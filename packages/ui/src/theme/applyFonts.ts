/** `system` uses only fonts that are installed on the device, so no font is downloaded. */
export type FontPreference = 'bundled' | 'system';

export function applyFonts(preference: FontPreference, root = document.documentElement): void {
  if (preference === 'bundled') delete root.dataset.fonts;
  else root.dataset.fonts = preference;
}
