/** `auto` follows the device's `prefers-color-scheme`. */
export type ThemePreference = 'light' | 'dark' | 'auto';

export function applyTheme(preference: ThemePreference, root = document.documentElement): void {
  if (preference === 'auto') delete root.dataset.theme;
  else root.dataset.theme = preference;
}
