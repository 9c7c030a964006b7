import type { Plugin } from 'vite';
import { OPENED_PATH } from './openedPath.ts';
import { routeScreens } from './src/routeTable.ts';

/** The paths whose pages read when they open, with those requests. */
export const FIRST_READS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(routeScreens).flatMap(([path, { firstReads }]) =>
    firstReads ? [[path, firstReads]] : [],
  ),
);

/** Where index.html takes it: before the scripts. */
const PLACE = '<!--early-reads-->';

/** Runs in the page as it is written here. What fails is told to whoever takes it, and to nobody else. */
const ASK = `(reads, base) => {
  window.earlyReads = new Map((reads[${OPENED_PATH}] ?? []).map((read) => {
    const answer = fetch(base + read, { credentials: 'include' });
    answer.catch(() => {});
    return [base + read, answer];
  }));
}`;

/** The element that asks for what the opened page will read. Its hash is in the policy, as any script's is. */
export const earlyReadsScript = (apiUrl: string) =>
  `<script>(${ASK})(${JSON.stringify(FIRST_READS)}, ${JSON.stringify(apiUrl).replaceAll('<', String.raw`\u003c`)})</script>`;

/**
 * Has the page ask for its data while its scripts are still on their way, in a build for a real API: a round
 * trip less before the first figure. docs/rules.md API-18.
 */
export function earlyReads(apiUrl: string | undefined): Plugin {
  return {
    name: 'early-reads',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(PLACE, () => (apiUrl ? earlyReadsScript(apiUrl) : '')),
  };
}
