// Fails when the built Storybook's manifest, by which coding tools know the library, leaves out a component.
import { readFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';
import { entries, moduleAt, resolve } from './lib/publicFace.mjs';

/** Screens are shown as the wallet's pages, which hand them their data. */
const SHOWN = /^packages\/ui\/src\/(components|flows|provider)\//;

const components = entries()
  .filter((file) => SHOWN.test(file))
  .flatMap((file) => {
    const module = moduleAt(file);
    return [...module.exported.keys()].flatMap((name) => {
      const found = resolve(module, name);
      const isComponent = found?.module.file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name);
      return isComponent && found?.declaration.node.type === 'FunctionDeclaration' ? [name] : [];
    });
  });

/** @typedef {{ reactDocgen?: { actualName?: string }, error?: { name: string }, subcomponents?: Record<string, Documented>, id?: string }} Documented */
/** @type {{ components: Record<string, Documented> }} */
const manifest = JSON.parse(
  readFileSync(inProject('storybook-static', 'manifests', 'components.json'), 'utf8'),
);

const shown = Object.values(manifest.components).flatMap((of) => [
  of,
  ...Object.values(of.subcomponents ?? {}),
]);
const named = new Set(shown.map(({ reactDocgen }) => reactDocgen?.actualName));
const missing = [...new Set(components)].filter((name) => !named.has(name));
const broken = shown.filter(({ error }) => error);

for (const name of missing)
  console.error(`${name} is the component, or a subcomponent, of no story.`);
for (const { id, error } of broken) console.error(`${id}: ${error?.name}`);
if (missing.length + broken.length > 0) process.exitCode = 1;
else console.log(`The manifest has all ${new Set(components).size} components.`);
