import type * as Languages from '@rad-wallet/ui/messages';
import type { Locale, Messages } from '@rad-wallet/ui/messages';
import type * as Markup from '@rad-wallet/ui/splash/markup';
import postcss, { type Root } from 'postcss';
import type { Plugin } from 'vite';
import { loadModule as load } from './loadModule.ts';

const STYLESHEET_PATTERN = /\s*(<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">)/;

const BODY_END = '</body>';

const hasClass = (selector: string) => /\.[a-z_]/i.test(selector.replaceAll(/"[^"]*"/g, ''));

const findNames = (text: string, names: RegExp) => [...text.matchAll(names)].map(([name]) => name);

/** Returns the names (custom properties, keyframes) used by the remaining declarations, directly or indirectly. */
function findUsed(root: Root) {
  const values = new Map<string, string[]>();
  const used = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of findNames(value, /[\w-]+/g)) used.add(name);
  });
  for (const name of used) {
    for (const value of values.get(name) ?? []) {
      for (const next of findNames(value, /--[\w-]+/g)) used.add(next);
    }
  }
  return used;
}

/** Keeps rules without classes, `@font-face` rules, and the custom properties that they use. */
export function removeClassRules(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (hasClass(rule.selector)) rule.remove();
  });
  root.walkAtRules('property', (rule) => void rule.remove());
  const used = findUsed(root);
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

async function withSplash(html: string) {
  const { renderInLanguages, renderSplash } = await load<typeof Markup>(
    '@rad-wallet/ui/splash/markup',
  );
  const { getDirection, LOCALES } = await load<typeof Languages>('@rad-wallet/ui/messages');
  const catalogues: Partial<Record<Locale, Messages>> = {};
  for (const locale of LOCALES) {
    const module = await load<Record<string, Messages>>(`@rad-wallet/ui/messages/${locale}`);
    catalogues[locale] = module[locale];
  }
  // Title and hint are separate lines, because the full stop depends on the language.
  return html
    .replace('<!--splash-->', renderSplash(catalogues))
    .replace(
      '<!--locked-->',
      renderInLanguages(catalogues, ({ lock }) => `${lock.title}<br>${lock.waiting}`),
    )
    .replace(
      '<!--not-loaded-->',
      renderInLanguages(catalogues, ({ common }) => `${common.crashed}<br>${common.crashedHint}`),
    )
    .replace(
      '<!--no-script-->',
      Object.entries(catalogues)
        // Not `dir="auto"`, which uses the first letter: the text may start with a Latin name.
        .map(
          ([lang, { splash }]) =>
            `<p lang="${lang}" dir="${getDirection(lang)}">${splash.noScript}</p>`,
        )
        .join(''),
    );
}

/**
 * Inlines the splash, the first messages and their styles, so that the splash needs no other file.
 * Moves the style sheet link to the end of the body, where it does not block the splash.
 * index.html's `rel="expect"` link delays the first paint until all of the splash has arrived. It names the element after
 * the splash, because Chromium waits only for the start tag of an element.
 */
export function splash(): Plugin {
  return {
    name: 'splash',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const page = await withSplash(html);
        if (!bundle) return page;
        const [whole = '', link = '', file = ''] = STYLESHEET_PATTERN.exec(page) ?? [];
        const sheet = bundle[file];
        if (sheet?.type !== 'asset') throw new Error('index.html links no style sheet.');
        return page
          .replace(whole, () => `\n    <style>${removeClassRules(String(sheet.source))}</style>`)
          .replace(BODY_END, () => `  ${link}\n  ${BODY_END}`);
      },
    },
  };
}
