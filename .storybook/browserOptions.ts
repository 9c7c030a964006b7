import type { BrowserContextOptions, LaunchOptions } from 'playwright';
import { browserFlags, findBrowser } from '../scripts/lib/browser.mjs';

export const launchOptions: LaunchOptions = { executablePath: findBrowser(), args: browserFlags };

export const contextOptions: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'Asia/Karachi',
};
