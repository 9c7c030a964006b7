// Fails when a component is missing from the manifest that Storybook's MCP server reads.
import { readFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';

/** Screens have no stories of their own, because the stories of the wallet's pages show them. */
const OTHER_ENTRY = /\/(screens|theme|messages|format|hooks|splash)\b/;

/** Returns the exported components. api.txt lists all run-time exports by entry. */
function listComponents() {
  /** @type {Set<string>} */
  const components = new Set();
  let entry = '';
  for (const line of readFileSync(inProject('packages', 'ui', 'api.txt'), 'utf8').split('\n')) {
    if (!line.startsWith(' ')) entry = line;
    else if (!OTHER_ENTRY.test(entry) && /^  [A-Z][a-z]\w*(?<!Error)$/.test(line))
      components.add(line.trim());
  }
  return components;
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
