// Checks the wallet built for a real API (test:e2e:api). Fails if the build contains MSW, the sample data or the demo, or
// if its Content Security Policy allows connections to hosts other than its own and the API.
//
// Searches twice, because either search could miss something: the modules in the source maps, and strings that only the
// mock and the demo contain. The demo build must contain these strings; otherwise the search proves nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import {
  getLibrarySources,
  findMockModules,
  findMockTexts,
  findSampleTexts,
  findTexts,
} from './lib/mockTraces.mjs';
import { inProject } from './lib/project.mjs';

const demoBuild = inProject('apps', 'wallet', 'dist');
const backendBuild = inProject('.cache', 'e2e-api', 'wallet');
const api = 'http://api.wallet.test';

/**
 * Returns the files of a folder with their contents.
 * @param {string} folder
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(`${folder}/${name}`).isFile())
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
}

/** @param {{ name: string, text: string }} file */
const isMap = ({ name }) => name.endsWith('.map');

const built = listFiles(backendBuild);
const maps = built.filter(isMap).map(({ name, text }) => ({ name, map: JSON.parse(text) }));
if (maps.length === 0) {
  console.log('The build has no source maps to read.');
  process.exit(1);
}

const samples = findSampleTexts();
const libraries = maps.flatMap(({ map }) => getLibrarySources(map));
const texts = [...new Set([...findMockTexts(libraries), ...samples])];
const demo = listFiles(demoBuild);
// Some samples are used only in tests, so they are not in the demo.
if (findTexts(demo, samples).length === 0) {
  console.log(
    'The search finds none of the samples in the demo build either, so it proves nothing.',
  );
  process.exit(1);
}
if (findTexts(demo, texts).length === 0) {
  console.log(
    'The search finds no trace of the mock in the demo build either, so it proves nothing.',
  );
  process.exit(1);
}

const traces = [
  ...findTexts(
    built.filter((file) => !isMap(file)),
    texts,
  ),
  ...maps.flatMap(({ name, map }) =>
    findMockModules(map).map((source) => `${name} maps ${source}`),
  ),
  ...built
    .filter(({ name }) => /mockServiceWorker/i.test(name))
    .map(({ name }) => `the build has ${name}`),
];
const policy = readFileSync(`${backendBuild}/_headers`, 'utf8');
if (
  !policy.includes(`connect-src 'self' ${api};`) ||
  !policy.includes('trusted-types shell-worker')
) {
  console.log(`The policy does not allow exactly this API:\n${policy}`);
  process.exit(1);
}
for (const trace of traces) console.log(trace);
console.log(
  traces.length > 0
    ? `${traces.length} traces of the mock or the demo in the build for a real API.`
    : `No trace of the mock or the demo in ${built.length - maps.length} files (${texts.length} texts looked for).`,
);
process.exitCode = traces.length > 0 ? 1 : 0;
