// Fails when a component is missing from the manifest that Storybook's MCP server reads.
import { readFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';

const OTHER_ENTRY = /\/(theme|messages|format|hooks|splash)\b/;

/** Whether an entry is a feature without a flow: its screen has no stories, because those of the wallet's page show it. */
const isScreen = (/** @type {string} */ entry, /** @type {readonly string[]} */ names) =>
  entry.includes('/features/') && !names.some((name) => /(Flow|Step)$/.test(name));

/** Returns the exported components. api.txt lists all run-time exports by entry. */
function listComponents() {
  const api = readFileSync(inProject('packages', 'ui', 'api.txt'), 'utf8');
  const entries = api.split(/^(?=\S)/m).map((text) => text.trimEnd().split('\n'));
  return new Set(
    entries.flatMap(([entry = '', ...lines]) => {
      const names = lines
        .filter((line) => /^  [A-Z][a-z]\w*(?<!Error)$/.test(line))
        .map((line) => line.trim());
      return OTHER_ENTRY.test(entry) || isScreen(entry, names) ? [] : names;
    }),
  );
}

const components = listComponents();

/** @typedef {{ reactDocgen?: { actualName?: string }, error?: { name: string }, subcomponents?: Record<string, Documented>, id?: string }} Documented */
/** @type {{ components: Record<string, Documented> }} */
const manifest = JSON.parse(
  readFileSync(inProject('storybook-static', 'manifests', 'components.json'), 'utf8'),
);

const documented = Object.values(manifest.components).flatMap((of) => [
  of,
  ...Object.values(of.subcomponents ?? {}),
]);
const named = new Set(documented.map(({ reactDocgen }) => reactDocgen?.actualName));
const missing = [...components].filter((name) => !named.has(name));
const broken = documented.filter(({ error }) => error);

for (const name of missing)
  console.error(`${name} has no story: add it as component or subcomponent.`);
for (const { id, error } of broken) console.error(`${id}: ${error?.name}`);
if (missing.length + broken.length > 0) process.exitCode = 1;
else console.log(`The manifest has all ${components.size} components.`);
