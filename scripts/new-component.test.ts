import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatted } from './lib/formatted.mjs';
import { inProject } from './lib/project.mjs';
import { propsOf, readModule } from './lib/publicFace.mjs';

let into = '';

beforeEach(() => {
  into = mkdtempSync(path.join(tmpdir(), 'new-component-'));
});

afterEach(() => rmSync(into, { recursive: true }));

function generate(...names: string[]) {
  const script = inProject('scripts', 'new-component.mjs');
  return spawnSync(process.execPath, [script, `--into=${into}`, ...names], { encoding: 'utf8' });
}

const filesLaid = () =>
  readdirSync(into, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

test('lays a component and its stories, as the rules of the project want them', async () => {
  expect(generate('DateField').status).toBe(0);
  const files = filesLaid().map((file) => file.replaceAll('\\', '/'));
  expect(files.toSorted()).toEqual([
    'packages/ui/src/components/DateField/DateField.css.ts',
    'packages/ui/src/components/DateField/DateField.tsx',
    'packages/ui/src/components/DateField/index.ts',
    'stories/Components/DateField.stories.tsx',
  ]);
  for (const file of files) {
    const source = readFileSync(path.join(into, file), 'utf8');
    expect(await formatted(file, source), file).toBe(source);
    const module = readModule(file, source);
    expect(propsOf(module).filter(({ doc }) => doc === '')).toEqual([]);
  }
});

test.each(['dateField', 'Date-Field', '../Escape', '2Fields', ''])(
  'refuses the name %j',
  (name) => {
    const { status, stderr } = generate(name);
    expect(status).toBe(1);
    expect(stderr).toContain('is no name for a component');
    expect(filesLaid()).toEqual([]);
  },
);

test('refuses a name that is taken, in any case', () => {
  generate('DateField');
  const { status, stderr } = generate('Datefield');
  expect(status).toBe(1);
  expect(stderr).toContain('There is a component DateField already.');
});

test('says how it is used', () => {
  expect(generate().stderr).toContain('npm run new:component NAME');
});
