import postcss, { type Root } from 'postcss';
import type { Plugin } from 'vite';

/** The style sheet's element in the built index.html. */
const SHEET = /\s*(<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">)/;

/** The end of what index.html shows without scripts. */
const END = '</body>';

const hasClass = (selector: string) => /\.[a-z_]/i.test(selector.replaceAll(/"[^"]*"/g, ''));

const namesIn = (text: string, names: RegExp) => [...text.matchAll(names)].map(([name]) => name);

/** Collects the custom properties and keyframes that declarations refer to, transitively. */
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
 * Extracts what a page needs before any class name is known: rules without classes, fonts, and the theme values
 * that they use, in all themes and languages.
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
 * Renders splash and lock before the style sheet loads: their styles are inlined into index.html, and the sheet is
 * linked after them. No script runs before the sheet is loaded.
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
