import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type AxeWindow = { axe?: { run(what: ElementContext, how: RunOptions): Promise<AxeResults> } };

/** Text with insufficient contrast, as described by axe; undefined if axe is not loaded. */
const findFaintTexts = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as AxeWindow;
    if (!axe) return undefined;
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

export async function expectReadableColours(page: Page): Promise<void> {
  let faint = await findFaintTexts(page);
  if (faint === undefined) {
    // The accessibility addon loads axe only when it runs its first check.
    await page.addScriptTag({ path: axeScript });
    faint = await findFaintTexts(page);
  }
  if (faint === undefined) throw new Error('axe could not be loaded.');
  if (faint.length > 0) throw new Error(`Too little contrast in dark:\n${faint.join('\n')}`);
}
