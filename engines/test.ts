import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { Engine } from './driver';
import { launchChromium, launchFirefox } from './puppeteer';
import { Tab } from './tab';
import { launchWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface EngineOptions {
  engineName: EngineName;
  /** Whether the system prefers a dark theme. */
  isDark: boolean;
  storybookURL: string;
}

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

/** Tests of a tab with empty storage. Playwright Test runs them, but does not drive the browsers. */
export const test = base.extend<{ tab: Tab }, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  isDark: [false, { option: true, scope: 'worker' }],
  storybookURL: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, isDark }, provide) => {
      const engine = await launchers[engineName](process.env.ENGINE_PATH ?? '', isDark);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ engine, baseURL }, provide, info) => {
    const driver = await engine.openTab();
    const tab = new Tab(driver, baseURL ?? '');
    await provide(tab);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('failure.png'), await driver.takeScreenshot());
    }
    const errors = await tab.collectErrors();
    await driver.close();
    expect(errors, 'errors of the pages').toEqual([]);
  },
});

export { expect };
