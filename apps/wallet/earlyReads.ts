import type { Plugin } from 'vite';
import { OPENED_PATH } from './openedPath.ts';
import { routeScreens } from './src/routeTable.ts';

/** The first requests of each path that has any. */
export const FIRST_READS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(routeScreens).flatMap(([path, { firstReads }]) =>
    firstReads ? [[path, firstReads]] : [],
  ),
);

/** The placeholder in index.html, before the scripts. */
const PLACE = '<!--early-reads-->';

/** Runs inline in the page. The caller of `takeEarlyRead` handles failures. */
const ASK = `(reads, base) => {
  window.earlyReads = new Map((reads[${OPENED_PATH}] ?? []).map((read) => {
    const answer = fetch(base + read, { credentials: 'include' });
    answer.catch(() => {});
    return [base + read, answer];
  }));
}`;

/** The inline script that sends the first requests of the opened page. The policy contains its hash. */
export const earlyReadsScript = (apiUrl: string) =>
  `<script>(${ASK})(${JSON.stringify(FIRST_READS)}, ${JSON.stringify(apiUrl).replaceAll('<', String.raw`\u003c`)})</script>`;

/**
 * In a build for a real API, sends a page's first requests while its scripts load, which saves a round trip.
 * docs/rules.md API-18.
 */
export function earlyReads(apiUrl: string | undefined): Plugin {
  return {
    name: 'early-reads',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(PLACE, () => (apiUrl ? earlyReadsScript(apiUrl) : '')),
  };
}
