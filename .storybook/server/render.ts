// Runs only in Node: renders every story to a string and writes it to standard output.
import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { getRendered } from './recordRendered';
import type { RenderResult, ServerReport } from './report';
import { stories } from './stories';

const entries = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui/src/{components,features}/*/index.ts',
  { eager: true },
);

/** Timeout, in ms: a render that takes longer is waiting for something that only a browser has. */
const TIMEOUT_MS = 20_000;

async function renderStory(Component: ComponentType): Promise<RenderResult> {
  const errors: unknown[] = [];
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { error, warn } = console;
  console.error = console.warn = (...messages: unknown[]) => void errors.push(messages.join(' '));
  try {
    const { prelude } = await prerender(createElement(Component), {
      signal: timeout,
      // A single chunk, because `innerHTML` does not run the scripts that insert later chunks.
      progressiveChunkSize: Infinity,
      onError: (problem) => void errors.push(problem),
    });
    const html = await new Response(prelude).text();
    if (timeout.aborted) errors.push(timeout.reason);
    if (errors.length === 0) return { html };
  } catch (problem) {
    errors.push(problem);
  } finally {
    Object.assign(console, { error, warn });
  }
  return { problem: String(errors[0]) };
}

/** Components are functions; the exported classes are error types. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !String(value).startsWith('class');

const results: Record<string, RenderResult> = {};
for (const [name, { Component }] of stories) results[name] = await renderStory(Component);

const seen = getRendered();
const notRendered = Object.entries(entries).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isComponent(name, value) && !seen.has(value)
      ? [`${file.replace('../../packages/ui/src/', '').replace('/index.ts', '')}: ${name}`]
      : [],
  ),
);

const report: ServerReport = {
  globals: ['window', 'document', 'localStorage'].filter((name) => name in globalThis),
  entries: Object.keys(entries).length,
  notRendered,
  results,
};
process.stdout.write(JSON.stringify(report));
