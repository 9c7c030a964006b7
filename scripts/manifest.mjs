// Checks the component manifest that Storybook's MCP server reads, and the Markdown pages of the built Storybook: every
// component is in it and says when to use it, and what to use instead.
import { globSync, readFileSync } from 'node:fs';
import { findBrokenLinks } from './lib/packageRules.mjs';
import { inProject } from './lib/project.mjs';
import { listComponents, listExports } from './lib/publicExports.mjs';

const components = listComponents();
const exports = listExports();

/** 'Use it for a status; for a sentence use `Callout`.' */
const USE = /\bUse\s+it\b[^.]*[;,]\s/;

/** @typedef {{ reactDocgen?: { actualName?: string }, description?: string, error?: { name: string }, subcomponents?: Record<string, Documented>, id?: string }} Documented */
/** @type {{ components: Record<string, Documented> }} */
const manifest = JSON.parse(
  readFileSync(inProject('storybook-static', 'manifests', 'components.json'), 'utf8'),
);

const documented = Object.values(manifest.components).flatMap((of) => [
  of,
  ...Object.values(of.subcomponents ?? {}),
]);
const descriptions = new Map(
  documented.map(({ reactDocgen, description = '' }) => [reactDocgen?.actualName, description]),
);

/** @param {string} name @returns {string[]} */
function findProblems(name) {
  const description = descriptions.get(name);
  if (description === undefined) return ['has no story: add it as component or subcomponent.'];
  const others = [...description.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, other = '']) => other);
  return [
    ...(USE.test(description)
      ? []
      : [
          'does not say when to use it and what to use instead: “Use it for …; for … use `Other`.”',
        ]),
    ...others
      .filter((other) => !exports.has(other))
      .map((other) => `refers to ${other}, which is not exported.`),
  ];
}

const storybook = inProject('storybook-static');
const pages = new Map(
  globSync(['llms.txt', 'docs/*.md'], { cwd: storybook }).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(`${storybook}/${file}`, 'utf8'),
  ]),
);
const problems = [
  ...components.flatMap((name) => findProblems(name).map((problem) => `${name} ${problem}`)),
  ...documented.flatMap(({ id, error }) => (error ? [`${id}: ${error.name}`] : [])),
  ...(pages.has('llms.txt') ? findBrokenLinks(pages) : ['There is no llms.txt.']),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `The manifest has all ${components.length} components, llms.txt ${pages.size} pages.`,
  );
