// npm run new:flow NAME: lays the files of a flow and its stories, and enters it where all flows are known.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkFlowName, flowChanges, flowFiles } from './lib/flowFiles.mjs';
import { formatted } from './lib/formatted.mjs';
import { root } from './lib/project.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // For the test: another place than the project.
  options: { into: { type: 'string', default: root } },
});
const [name] = positionals;
const at = (/** @type {string} */ file) => path.join(values.into, file);

/**
 * @param {string} file
 * @param {string} content
 */
const written = async (file, content) =>
  file.endsWith('.md') ? content : formatted(file, content);

try {
  if (name === undefined) throw new Error('Usage: npm run new:flow NAME');
  const flows = at('packages/ui/src/flows');
  checkFlowName(name, existsSync(flows) ? readdirSync(flows) : []);
  for (const [file, content] of Object.entries(flowFiles(name))) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    // Never over something that is there.
    writeFileSync(at(file), await written(file, content), { flag: 'wx' });
    console.log(file);
  }
  for (const [file, change] of Object.entries(flowChanges(name))) {
    writeFileSync(at(file), await written(file, change(readFileSync(at(file), 'utf8'))));
    console.log(`${file} (changed)`);
  }
  console.log('\nIts pictures: npm run test:visual -- --update. Then its chart: npm run charts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
