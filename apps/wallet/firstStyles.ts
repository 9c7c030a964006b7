import postcss, { type Root } from 'postcss';
import type { Plugin } from 'vite';

/** The sheet that index.html waits for, as Vite names it there. */
const SHEET = /\s*(<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">)/;

/** Where index.html has said and drawn all that it can without a script. */
const END = '</body>';

const hasClass = (selector: string) => /\.[a-z_]/i.test(selector.replaceAll(/"[^"]*"/g, ''));

const namesIn = (text: string, names: RegExp) => [...text.matchAll(names)].map(([name]) => name);

/** What the declarations that stand name: other values, transitively, and keyframes. */
function usedIn(root: Root) {
  const values = new Map<string, string[]>();
  const used = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of namesIn(value, /[\w-]+/g)) used.add(name);
  });
  for (const name of used) {
    for (const value of values.get(name) ?? []) {
      for (const next of namesIn(value, /--[\w-]+/g)) used.add(next);
    }
  }
  return used;
}

/**
 * Of a sheet, what a page is drawn with before any class is known: the rules without one, the faces, and of the
 * theme's values those that they use. Every one of them in all themes and languages, as the sheet has it.
 */
export function withoutClasses(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (hasClass(rule.selector)) rule.remove();
  });
  root.walkAtRules('property', (rule) => void rule.remove());
  const used = usedIn(root);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * Has a page drawn before its sheet has come: what the splash and the lock are drawn with stands in index.html,
 * and the sheet behind them, where it holds up nothing that is drawn already. No script runs before it is there.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [whole = '', link = '', file = ''] = SHEET.exec(html) ?? [];
        const sheet = bundle?.[file];
        if (sheet?.type !== 'asset') throw new Error('index.html names no sheet of the build.');
        return html
          .replace(whole, () => `\n    <style>${withoutClasses(String(sheet.source))}</style>`)
          .replace(END, () => `  ${link}\n  ${END}`);
      },
    },
  };
}
