import { applyFonts } from '@rad-wallet/ui/theme/applyFonts';
import { applyTheme } from '@rad-wallet/ui/theme/applyTheme';
import { createSettings } from './settings';

/** The settings of this browser. A change takes effect at once; at the next visit `index.html` sees to it. */
export const browserSettings = createSettings(() => window.localStorage);

browserSettings.app.subscribe(() => {
  const { theme, dataUsage } = browserSettings.app.current();
  applyTheme(theme);
  applyFonts(dataUsage === 'low' ? 'system' : 'bundled');
});
