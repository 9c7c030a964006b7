import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { PanelProps } from '../view/Panel';
import { localLink } from '../live/link';
import { staticDirs } from './preset';

// What a Storybook loads with every page, and what only who looks at a chart.

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const bundled = (name: string) =>
  build({
    entryPoints: [file(name)],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'storybook', 'xstate'],
  });

/** The sources that are loaded with an entry: its own, and those of what it imports at once. */
function loadedWith({ outputs }: Metafile, entry: string): string[] {
  const [first] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry)) ?? [];
  const seen = new Set<string>();
  const queue = first === undefined ? [] : [first];
  for (const output of queue) {
    if (seen.has(output)) continue;
    seen.add(output);
    for (const { kind, path: to } of outputs[output]?.imports ?? []) {
      if (kind === 'import-statement' && to in outputs) queue.push(to);
    }
  }
  return [...seen].flatMap((output) => Object.keys(outputs[output]?.inputs ?? {}));
}

const OF_A_CHART = /elkjs|src\/(?:drawing|view)\/|layOut/;

it.each(['index.ts', 'manager/register.tsx'])('%s brings nothing of a chart', async (name) => {
  const { metafile } = await bundled(name);
  const sources = loadedWith(metafile, name);
  expect(sources.some((source) => source.endsWith(name))).toBe(true);
  expect(sources.filter((source) => OF_A_CHART.test(source))).toEqual([]);
});

it('has what lays out apart from what opens a panel', async () => {
  const { metafile } = await bundled('live/openPanel.ts');
  const sources = loadedWith(metafile, 'live/openPanel.ts');
  expect(sources.filter((source) => source.includes('src/layout/')).length).toBeGreaterThan(0);
  expect(sources.filter((source) => source.includes('elkjs'))).toEqual([]);
});

it('builds the panel for the React of the manager', async () => {
  const [{ from, to }] = (await staticDirs()) as [{ from: string; to: string }];
  expect(to).toBe('statecharts');
  const code = readFileSync(path.join(from, 'panel.js'), 'utf8');
  vi.stubGlobal('__REACT__', React);
  const { default: Panel } = (await import(
    // oxlint-disable-next-line import/no-dynamic-require
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { default: (props: PanelProps) => React.ReactNode };
  vi.unstubAllGlobals();
  expect(renderToString(React.createElement(Panel, { link: localLink() }))).toContain(
    'This story shows no actor of a machine.',
  );
});
