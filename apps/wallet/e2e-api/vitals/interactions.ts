import { chromium, type Browser, type Page } from '@playwright/test';
import getPort from 'get-port';
import { preview } from 'vite';
import { browserFlags, ensureBrowser } from '../../../../scripts/lib/browser.mjs';
import { mainFlows, type MainFlow } from './mainFlows.ts';

/** How much slower the processor is: about a cheap phone, if the machine is a current one. */
const SLOWDOWN = 6;
const ROUND_COUNT = 5;
/** From the event to the next paint, in ms: what counts as a good "Interaction to Next Paint". */
const TARGET_MS = 200;

/** Collects the duration, in ms, of each event that belongs to an interaction. Event Timing rounds it to 8 ms. */
function observeInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const takeDurations = (page: Page) =>
  page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0));

/** Performs the steps of a flow and returns the longest interaction of each step. */
async function measureFlow(page: Page, base: string, { path, steps }: MainFlow): Promise<number[]> {
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  const longest: number[] = [];
  for (const { act } of steps) {
    // Work after the last paint, and the entries of the last step.
    await page.waitForTimeout(900);
    await takeDurations(page);
    await act(page);
    await page.waitForTimeout(900);
    longest.push(Math.max(0, ...(await takeDurations(page))));
  }
  return longest;
}

/** Returns the longest interaction of each step in a new profile. */
async function measureOnce(browser: Browser, base: string, flow: MainFlow): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(observeInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const durations = await measureFlow(page, base, flow);
  await context.close();
  return durations;
}

/**
 * Prints how long each step of the main flows takes from the event to the next paint on a slow processor, for the demo
 * built into `folder`. Returns the number of steps above the target.
 */
export async function measureInteractions(folder: string): Promise<number> {
  const server = await preview({
    configFile: false,
    appType: 'spa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: await getPort() },
    logLevel: 'error',
  });
  const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags],
  });
  const rounds: number[][] = [];
  try {
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      const durations: number[] = [];
      for (const flow of mainFlows) durations.push(...(await measureOnce(browser, base, flow)));
      rounds.push(durations);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const steps = mainFlows.flatMap((flow) => flow.steps.map(({ name }) => `${flow.name}: ${name}`));
  const rows = steps.map((step, index) => {
    const durations = rounds.map((round) => round[index] ?? 0).toSorted((a, b) => a - b);
    return { step, durations, median: durations[Math.floor(durations.length / 2)] ?? 0 };
  });
  for (const { step, durations, median } of rows) {
    process.stdout.write(`${step.padEnd(42)} median ${median} ms   all ${durations.join(' ')}\n`);
  }
  return rows.filter(({ median }) => median > TARGET_MS).length;
}
