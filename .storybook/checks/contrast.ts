import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type AxeWindow = { axe: { run(what: ElementContext, how: RunOptions): Promise<AxeResults> } };

/** Fails when a text in the page, in the theme that it shows now, is too faint to read. */
export async function expectReadableColours(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.addScriptTag({ path: axeScript });
  }
  const faint = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as AxeWindow;
    const { violations } = await axe.run(
      {
        include: document.body,
        exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
      },
      { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.html}\n  ${node.failureSummary ?? ''}`),
    );
  });
  if (faint.length > 0) throw new Error(`Too little contrast in dark:\n${faint.join('\n')}`);
}
