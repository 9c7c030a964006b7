/** `auto` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'auto';

/** Applies a theme to the document. */
export function applyTheme(preference: ThemePreference, root = document.documentElement): void {
  if (preference === 'auto') delete root.dataset.theme;
  else root.dataset.theme = preference;
}
