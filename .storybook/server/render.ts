// Runs only in Node: renders every story to a string and writes it to standard output.
import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { RenderResult, ServerReport } from './report';
import { stories } from './stories';

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

const results: Record<string, RenderResult> = {};
for (const [name, { Component }] of stories) results[name] = await renderStory(Component);

const report: ServerReport = {
  globals: ['window', 'document', 'localStorage'].filter((name) => name in globalThis),
  results,
};
process.stdout.write(JSON.stringify(report));
