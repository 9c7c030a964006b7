import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { browserFlags } from '../scripts/lib/browser.mjs';
import { TIME_ZONE, VIEWPORT, type Driver, type Engine } from './driver';

const env = { ...process.env, TZ: TIME_ZONE };

/** Opens Firefox, over WebDriver BiDi. */
export const launchFirefox = (executablePath: string, isDark: boolean): Promise<Engine> =>
  start({
    browser: 'firefox',
    executablePath,
    // Firefox refuses to run as root in another user's home, as in GitHub's containers.
    env: { ...env, ...(process.getuid?.() === 0 && { HOME: '/root' }) },
    // What Firefox cannot emulate, its preferences set.
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'intl.accept_languages': 'en-US',
    },
  });

export const launchChromium = (executablePath: string, isDark: boolean): Promise<Engine> =>
  start({
    browser: 'chrome',
    executablePath,
    env,
    args: [
      ...browserFlags,
      '--force-prefers-reduced-motion',
      ...(isDark ? ['--force-dark-mode'] : []),
    ],
  });

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: VIEWPORT });
  return { openTab: () => openTab(browser), close: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async replaceText(text) {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    async chooseFile(selector, path) {
      const input = await page.waitForSelector(selector);
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    takeScreenshot: () => page.screenshot(),
    print: () => page.pdf(),
    close: () => context.close(),
  };
}
