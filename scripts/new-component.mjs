// npm run new:component NAME: lays the files of a component and its stories.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkComponentName, componentFiles } from './lib/componentFiles.mjs';
import { root } from './lib/project.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // For the test: another place than the project.
  options: { into: { type: 'string', default: root } },
});
const [name] = positionals;

try {
  if (name === undefined) throw new Error('Usage: npm run new:component NAME');
  const components = path.join(values.into, 'packages/ui/src/components');
  checkComponentName(name, existsSync(components) ? readdirSync(components) : []);
  for (const [file, content] of Object.entries(componentFiles(name))) {
    const target = path.join(values.into, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // Never over something that is there.
    writeFileSync(target, content, { flag: 'wx' });
    console.log(file);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
