import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { Channel } from 'storybook/internal/channels';
import { expect, it, vi } from 'vitest';
import type * as panelModule from '../view/Panel';
import { staticDirs } from './preset';

async function listInitialSources(entry: string): Promise<string[]> {
  const { outputs } = await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'storybook', 'xstate'],
  }).then(({ metafile }) => metafile);
  const queue = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint?.endsWith(entry));
  const loaded = new Set(queue);
  for (const output of loaded) {
    for (const { kind, path: file } of outputs[output]?.imports ?? []) {
      if (kind === 'import-statement' && file in outputs) loaded.add(file);
    }
  }
  return [...loaded].flatMap((output) => Object.keys(outputs[output]?.inputs ?? {}));
}

it.each(['index.ts', 'manager/register.tsx', 'live/connectPanel.ts'])(
  'loads no drawing and no layout with %s',
  async (entry) => {
    const sources = await listInitialSources(entry);
    expect(sources.some((source) => source.endsWith(entry))).toBe(true);
    expect(sources.filter((source) => /elkjs|src\/(?:drawing|layout|view)\//.test(source))).toEqual(
      [],
    );
  },
);

it('builds the panel for the React of the manager', async () => {
  const [{ from, to }] = (await staticDirs()) as [{ from: string; to: string }];
  expect(to).toBe('statecharts');
  const code = readFileSync(path.join(from, 'panel.js'), 'utf8');
  vi.stubGlobal('__REACT__', React);
  const { Panel } = (await import(
    // oxlint-disable-next-line import/no-dynamic-require
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as typeof panelModule;
  expect(renderToString(React.createElement(Panel, { channel: new Channel({}) }))).toContain(
    'This story has no state machine.',
  );
  vi.unstubAllGlobals();
});
