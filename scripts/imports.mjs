// npm run lint:imports: the import rules of the architecture, over every source file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { forbiddenImports } from './lib/importRules.mjs';
import { inProject } from './lib/project.mjs';

const workspaces = ['', 'packages/ui', 'packages/api', 'packages/mocks', 'apps/wallet'];
const folders = ['packages', 'apps', 'stories', '.storybook', 'scripts'];
const leftOut = /(^|\/)(node_modules|dist)\/|\.d\.ts$/;

/** @param {string} folder */
function manifest(folder) {
  const file = readFileSync(inProject(folder, 'package.json'), 'utf8');
  const { dependencies, peerDependencies, devDependencies } = JSON.parse(file);
  return {
    dependencies: Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }),
  };
}

/** @param {string} folder */
const sourcesIn = (folder) =>
  existsSync(inProject(folder))
    ? readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => /\.(tsx?|mjs)$/.test(file) && !leftOut.test(file))
    : [];

const manifests = new Map(workspaces.map((folder) => [folder, manifest(folder)]));
const files = folders.flatMap(sourcesIn);
const problems = files.flatMap((file) =>
  forbiddenImports(file, readFileSync(inProject(file), 'utf8'), manifests),
);

for (const problem of problems) console.log(problem);
console.log(`${files.length} files, ${problems.length} forbidden imports.`);
process.exit(problems.length > 0 ? 1 : 0);
