import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { TIME_ZONE, VIEWPORT, type Driver, type Engine } from './driver';

/** Shrinks MiniBrowser's toolbar, whose minimum width is more than a phone's. */
const TOOLBAR_STYLES = `* { min-width: 0; padding: 0; margin: 0; font-size: 1px }
image { -gtk-icon-transform: scale(0.1) }`;

/** Height of the shrunk toolbar, px. */
const TOOLBAR_HEIGHT = 38;

const SESSION_LIMIT_MS = 20_000;

/** Starts WebKitGTK's driver on a display of its own. One driver has one session, so one tab is open at a time. */
export async function launchWebKit(executablePath: string): Promise<Engine> {
  const config = writeConfig();
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await readLine(screen);
  const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config, TZ: TIME_ZONE };
  let driver = await startDriver(executablePath, env);
  return {
    async openTab() {
      const browser = await startSession(driver.url).catch(async () => {
        // Once, on a busy machine, the driver never answered.
        await end(driver.process);
        driver = await startDriver(executablePath, env);
        return startSession(driver.url);
      });
      return openTab(browser);
    },
    async close() {
      await end(driver.process);
      await end(screen);
      rmSync(config, { recursive: true });
    },
  };
}

/** Returns a folder with GTK's settings, from which WebKit takes the preferences that media queries read. */
function writeConfig(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rad-wallet-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  const settings = '[Settings]\ngtk-enable-animations=0\n';
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), settings);
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), TOOLBAR_STYLES);
  return folder;
}

async function readLine(process: ChildProcess): Promise<string> {
  const output = process.stdio[3];
  if (!output) throw new Error('The process has no pipe.');
  const [line] = await once(output, 'data');
  return String(line).trim();
}

async function waitForServer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${url} does not respond.`);
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || !process.kill()) return;
  await once(process, 'exit');
}

async function startDriver(executablePath: string, env: NodeJS.ProcessEnv) {
  const port = await getPort();
  const process = spawn(executablePath, [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(`${url}/status`);
  return { process, url };
}

async function startSession(url: string): Promise<WebDriver> {
  const session = new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const late = setTimeout(SESSION_LIMIT_MS, undefined, { ref: false });
  const browser = await Promise.race([session, late]);
  if (!browser) throw new Error('The driver does not start a session.');
  return browser;
}

async function openTab(browser: WebDriver): Promise<Driver> {
  const { width, height } = VIEWPORT;
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + TOOLBAR_HEIGHT });
  return {
    open: (url) => browser.get(url),
    back: () => browser.navigate().back(),
    reload: () => browser.navigate().refresh(),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    clickAt: (point) => browser.actions().move(point).click().perform(),
    async replaceText(text) {
      await press(browser, Key.chord(Key.CONTROL, 'a'));
      await press(browser, Key.DELETE);
      await press(browser, text);
    },
    press: (key) => press(browser, { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]),
    chooseFile: async (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
    takeScreenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  };
}

const press = async (browser: WebDriver, keys: string) =>
  browser.switchTo().activeElement().sendKeys(keys);
