// Runs only in Node: renders every story to a string and writes it to standard output.
import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { drawn } from './drawing';
import type { Drawing, ServerReport } from './report';
import { stories } from './stories';

const entries = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui/src/{components,flows,screens}/*/index.ts',
  { eager: true },
);

/** A page that waits longer waits for what only a browser has. */
const PATIENCE = 20_000;

async function draw(Component: ComponentType): Promise<Drawing> {
  const errors: unknown[] = [];
  const patience = AbortSignal.timeout(PATIENCE);
  const { error, warn } = console;
  console.error = console.warn = (...said: unknown[]) => void errors.push(said.join(' '));
  try {
    const { prelude } = await prerender(createElement(Component), {
      signal: patience,
      // In one piece: the scripts that put late pieces in place do not run where markup is only set.
      progressiveChunkSize: Infinity,
      onError: (problem) => void errors.push(problem),
    });
    const html = await new Response(prelude).text();
    if (patience.aborted) errors.push(patience.reason);
    if (errors.length === 0) return { html };
  } catch (problem) {
    errors.push(problem);
  } finally {
    Object.assign(console, { error, warn });
  }
  return { problem: String(errors[0]) };
}

/** A class is none: ours are all functions. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !String(value).startsWith('class');

const drawings: Record<string, Drawing> = {};
for (const [name, { Component }] of stories) drawings[name] = await draw(Component);

const seen = drawn();
const undrawn = Object.entries(entries).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isComponent(name, value) && !seen.has(value)
      ? [`${file.replace('../../packages/ui/src/', '').replace('/index.ts', '')}: ${name}`]
      : [],
  ),
);

const report: ServerReport = {
  globals: ['window', 'document', 'localStorage'].filter((name) => name in globalThis),
  entries: Object.keys(entries).length,
  undrawn,
  drawings,
};
process.stdout.write(JSON.stringify(report));
