// npm run release:check: npm would take each package as npm run build:packages has made it, and warns of nothing.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageAt, packageFolders } from './lib/packages.mjs';
import { childEnv } from './lib/project.mjs';
import { fileProblems, manifestProblems, npmWarnings } from './lib/releaseRules.mjs';

/** @param {string} cwd the folder that is published */
async function askNpm(cwd) {
  const args = ['publish', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout, stderr } = await promisify(execFile)('npm', args, {
    cwd,
    env: childEnv(),
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  const told = JSON.parse(stdout);
  return { packed: told.files ? told : Object.values(told)[0], stderr };
}

/** @param {string} folder */
async function checkRelease(folder) {
  const cwd = path.join(packageAt(folder), 'dist');
  const { packed, stderr } = await askNpm(cwd);
  const read = (/** @type {string} */ file) => readFileSync(path.join(cwd, file), 'utf8');
  const built = readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(cwd, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));
  const files = packed.files.map((/** @type {{ path: string }} */ file) => file.path);
  const problems = [
    ...npmWarnings(stderr),
    ...manifestProblems(JSON.parse(read('package.json'))),
    ...fileProblems(built, files, built.includes('README.md') ? read('README.md') : ''),
  ];
  for (const problem of problems) console.error(`packages/${folder}/dist: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else {
    const size = (packed.size / 1000).toFixed(1);
    console.log(`${packed.id}: ${files.length} files, ${size} KB packed, no warning.`);
  }
}

for (const folder of packageFolders) await checkRelease(folder);
