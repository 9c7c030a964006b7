import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type AxeWindow = { axe?: { run(what: ElementContext, how: RunOptions): Promise<AxeResults> } };

declare global {
  /** The markup of which axe has checked the contrast. */
  var __readableMarkup: Set<string> | undefined;
}

/**
 * Text with insufficient contrast, as described by axe; undefined if axe is not loaded. Markup that differs from a
 * checked page only in words, ids and references has the same colours.
 */
const findFaintTexts = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(async () => {
    const known = (globalThis.__readableMarkup ??= new Set());
    const { outerHTML } = document.documentElement.cloneNode() as HTMLElement;
    const markup = `${innerWidth} ${outerHTML}${document.body.outerHTML}`
      .replaceAll(/>[^<]+/g, '>…')
      .replaceAll(
        / (id|for|name|href|src|d|value|alt|title|placeholder|aria-(label(ledby)?|describedby|controls|valuetext|valuenow))="[^"]*"/g,
        '',
      );
    if (known.has(markup)) return [];
    const { axe } = globalThis as unknown as AxeWindow;
    if (!axe) return undefined;
    const { violations } = await axe.run(
      {
        include: document.body,
        exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
      },
      { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
    );
    if (violations.length === 0) known.add(markup);
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
