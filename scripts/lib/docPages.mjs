// Storybook's pages as Markdown, and llms.txt (https://llmstxt.org), from Storybook's manifests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ComponentManifestMapV0,
  DocsManifestMapV0,
  formatComponentManifest,
} from 'storybook/internal/toolsets-docs';
import * as v from 'valibot';
import { readManifest } from './packages.mjs';
import { inProject } from './project.mjs';
import { listExports } from './publicExports.mjs';

/** @typedef {import('storybook/internal/toolsets-docs').ComponentManifestV0} Component */
/** @typedef {import('storybook/internal/toolsets-docs').DocV0} Guide */

const manifestsSchema = v.object({
  components: ComponentManifestMapV0,
  // Missing without MDX files.
  docs: v.optional(DocsManifestMapV0, { v: 0, docs: {} }),
});

const exports = listExports();

/** The sections of llms.txt by the first word of a page's id. llmstxt.org gives "Optional" its meaning. */
const SECTIONS = new Map([
  ['', 'Guides'],
  ['components', 'Components'],
  ['flows', 'Flows'],
  ['pages', 'Screens'],
  ['other', 'Optional'],
]);

/** References to docs/rules.md, which is not published. */
const RULES =
  /\s\(docs\/rules\.md\s[^)]+\)|\sdocs\/rules\.md\s[A-Z\d,\s-]+(?:to\s[A-Z\d,\s-]+)*\./g;

/**
 * Returns an MDX page as Markdown, with the files that it shows.
 * @param {Guide} guide
 * @param {(file: string) => string} read
 */
export function toMarkdown({ path: file = '', content = '' }, read) {
  const [imports = '', body = ''] = content.split(/^<Meta .*\/>$/m);
  const files = new Map(
    [...imports.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name, source = '']) => [
      name,
      path.posix.join(path.posix.dirname(file), source),
    ]),
  );
  /** @param {string} element */
  const renderElement = (element) => {
    const source = files.get(/code=\{(\w+)\}/.exec(element)?.[1]);
    const language = /language="(\w+)"/.exec(element)?.[1];
    return source ? `\`\`\`${language}\n${read(source).trim()}\n\`\`\`` : '_Shown in Storybook._';
  };
  return body
    .trim()
    .split(/^(```[^]*?\n```)$/m)
    .map((part, index) =>
      // Every second part is a block of code.
      index % 2 === 1
        ? part
        : part
            .replaceAll(/^<[A-Z].*\/>$/gm, renderElement)
            .replaceAll(/\(\.\/\?path=\/docs\/([\w-]+)--docs\)/g, '(./$1.md)')
            .replaceAll(/\[([^\]]+)\]\(\.\/\?path=\/story\/([\w-]+)\)/g, '$1 (story `$2`)'),
    )
    .join('');
}

/** @param {string} text */
const toLine = (text) => text.replaceAll(RULES, '').replaceAll(/\s+/g, ' ').trim();

/**
 * @param {string} file
 * @param {string} name
 * @param {string} text its summary is the first sentence after the heading
 */
function createTextPage(file, name, text) {
  const [, start = ''] = text.split('\n\n');
  const summary = /^.+?\.(?=\s|$)/s.exec(start)?.[0] ?? '';
  return { file, section: '', text, links: [{ name, summary }] };
}

/** @param {string} file */
const readProjectFile = (file) => readFileSync(inProject(file), 'utf8');

/** @param {Guide} guide */
const createGuide = (guide) =>
  createTextPage(
    `${guide.id.replace(/--docs$/, '')}.md`,
    guide.title ?? guide.name,
    toMarkdown(guide, readProjectFile),
  );

/** @param {Component} component */
function createPage(component) {
  const { id, description = '', subcomponents = {}, stories = [] } = component;
  const name = component.reactDocgen?.actualName ?? component.name;
  const [prefix = ''] = id.split('-');
  const entry = exports.get(name);
  const text = formatComponentManifest({
    ...component,
    description: entry ? `${description}\n\n\`import { ${name} } from '${entry}';\`` : description,
    // The stories of flows and pages set state, which is not in their code.
    stories:
      prefix === 'components' ? stories : stories.map((it) => ({ ...it, snippet: undefined })),
  });
  // Pages of the wallet itself are not exported.
  const published = [{ name, description }, ...Object.values(subcomponents)].filter((it) =>
    exports.has(it.name),
  );
  return {
    file: `${id}.md`,
    section: SECTIONS.has(prefix) ? prefix : 'other',
    text: text.replaceAll(RULES, ''),
    links: published.map((it) => ({
      name: it.name,
      summary: it.description ?? '',
    })),
  };
}

/**
 * Writes llms.txt and the pages. llms.txt lists those that have a description, by names that the package exports.
 * @param {unknown} manifests all that Storybook creates
 * @param {string} folder
 */
export function writePages(manifests, folder) {
  const { components, docs } = v.parse(manifestsSchema, manifests);
  const pages = [
    ...Object.values(docs.docs).map(createGuide),
    createTextPage('messages.md', 'Messages', readProjectFile('docs/messages.md')),
    ...Object.values(components.components).map(createPage),
  ];
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  /** @type {Map<string, string>} */
  const files = new Map();
  // A guide and stories can have the same title.
  for (const { file, text } of pages) files.set(file, `${files.get(file) ?? ''}${text}\n\n`);
  for (const [file, text] of files) {
    writeFileSync(path.join(folder, 'docs', file), `${text.trimEnd()}\n`);
  }
  const sections = [...SECTIONS].map(([section, title]) => {
    const lines = pages
      .filter((page) => page.section === section)
      .flatMap(({ file, links }) =>
        links.flatMap(({ name, summary }) =>
          summary ? `- [${name}](./docs/${file}): ${toLine(summary)}` : [],
        ),
      );
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
  });
  const { name, description } = readManifest('ui');
  writeFileSync(
    path.join(folder, 'llms.txt'),
    `# ${name}\n\n> ${description}\n${sections.join('')}`,
  );
}
