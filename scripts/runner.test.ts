import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sameInstall } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';
import { readReport } from './lib/reports.mjs';
import { runSteps } from './lib/runner.mjs';
import { choose, reportFile, steps, type Step } from './lib/steps.mjs';

/** A step that runs a line of JavaScript. */
const probe = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name: `probe-${name}`,
  title: name,
  command: ['node', '-e', code],
  limitMs: 20_000,
  ...more,
});

const ignore = () => undefined;

const writesReport = (name: string, report: object) =>
  `require('fs').writeFileSync(${JSON.stringify(reportFile(`probe-${name}`))}, ${JSON.stringify(JSON.stringify(report))})`;

const jestReport = (counts: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [],
  ...counts,
});

// Each step is a process of its own, and the machine may be busy.
describe('running the steps', { timeout: 30_000 }, () => {
  test('goes on after a failure, and leaves out only what needed it', async () => {
    const results = await runSteps(
      [
        probe('fails', 'process.exit(3)'),
        probe('passes', ''),
        probe('needs the failed', '', { after: ['probe-fails'] }),
        probe('needs the left out', '', { after: ['probe-needs the failed'] }),
        probe('last', '', { alone: true }),
      ],
      new Map(),
      ignore,
    );
    const counts = Object.fromEntries(
      results.map(({ title, passed, failed, skipped }) => [title, [passed, failed, skipped]]),
    );
    expect(counts).toEqual({
      fails: [0, 1, 0],
      passes: [1, 0, 0],
      'needs the failed': [0, 0, 1],
      'needs the left out': [0, 0, 1],
      last: [1, 0, 0],
    });
    expect(results.find(({ title }) => title === 'fails')?.note).toBe('ended with code 3');
  });

  test('ends a step whose time is up, with everything that it started', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'runner-')), 'beat');
    const beat = `setInterval(() => require('fs').writeFileSync(${JSON.stringify(file)}, String(Date.now())), 50)`;
    const spawnsBeat = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}]); setInterval(() => {}, 1000)`;
    const [result] = await runSteps(
      [probe('hangs', spawnsBeat, { limitMs: 2500 })],
      new Map(),
      ignore,
    );
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result?.note).toContain('did not end');
    const lastBeat = readFileSync(file, 'utf8');
    await wait(300);
    expect(readFileSync(file, 'utf8')).toBe(lastBeat);
    rmSync(path.dirname(file), { recursive: true });
  });

  test('counts the tests of a report, and does not take its absence or emptiness for success', async () => {
    const report = 'vitest' as const;
    const results = await runSteps(
      [
        probe(
          'counts',
          writesReport('counts', jestReport({ numPassedTests: 5, numPendingTests: 2 })),
          {
            report,
          },
        ),
        probe(
          'fails',
          `${writesReport('fails', jestReport({ numPassedTests: 1, numFailedTests: 2 }))};process.exit(1)`,
          { report },
        ),
        probe(
          'crashes',
          `${writesReport('crashes', jestReport({ numPassedTests: 1 }))};process.exit(1)`,
          { report },
        ),
        probe('is silent', '', { report }),
        probe('is empty', writesReport('is empty', jestReport({})), { report }),
      ],
      new Map(),
      ignore,
    );
    const counts = Object.fromEntries(
      results.map(({ title, passed, failed, skipped, note }) => [
        title,
        { passed, failed, skipped, note },
      ]),
    );
    expect(counts).toEqual({
      counts: { passed: 5, failed: 0, skipped: 2, note: undefined },
      fails: { passed: 1, failed: 2, skipped: 0, note: undefined },
      crashes: { passed: 1, failed: 1, skipped: 0, note: 'ended with code 1' },
      'is silent': { passed: 0, failed: 1, skipped: 0, note: 'left no report (code 0)' },
      'is empty': { passed: 0, failed: 1, skipped: 0, note: 'ran no test' },
    });
  });

  test('begins what must be alone when all else is done', async () => {
    const order: string[] = [];
    const results = await runSteps(
      [
        probe('alone', '', { alone: true }),
        probe('slow', 'setTimeout(() => {}, 300)'),
        probe('fast', ''),
        probe('alone too', '', { alone: true }),
      ],
      new Map(),
      ({ title }) => order.push(title),
    );
    expect(order).toEqual(['fast', 'slow', 'alone', 'alone too']);
    const [slow, alone] = ['slow', 'alone'].map((name) =>
      results.find(({ title }) => title === name),
    );
    expect(slow?.ms).toBeGreaterThanOrEqual(300);
    expect(alone?.passed).toBe(1);
  });
});

describe('choosing', () => {
  test('takes along what a step needs', () => {
    expect(choose(['stories', 'unit']).map(({ name }) => name)).toEqual([
      'storybook',
      'unit',
      'stories',
    ]);
    expect(choose([])).toHaveLength(steps.length);
  });

  test('a step stands behind those that it needs', () => {
    const seen = new Set(['browser']);
    for (const { name, after = [] } of steps) {
      expect([...seen]).toEqual(expect.arrayContaining([...after]));
      seen.add(name);
    }
  });

  test('refuses an unknown name and tells the known ones', () => {
    expect(() => choose(['unti'])).toThrow(/No such check: unti.*unit/);
    const all = [inProject('scripts', 'test.mjs'), '--only', 'unti'];
    const { status, stdout } = spawnSync(process.execPath, all, { encoding: 'utf8' });
    expect(stdout).toMatch(/No such check: unti.*\n0 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });
});

describe('reports', () => {
  const read = (kind: Parameters<typeof readReport>[0], content: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
    const file = path.join(folder, 'report.json');
    writeFileSync(file, content);
    const counts = readReport(kind, file);
    rmSync(folder, { recursive: true });
    return counts;
  };

  test('a file that could not be loaded is a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = jestReport({ numPassedTests: 3, testResults: [broken] });
    expect(read('jest', JSON.stringify(report))).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('a flaky end-to-end test is a failure', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(read('playwright', JSON.stringify({ stats }))).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
    });
  });

  test('half a report is none', () => {
    expect(read('jest', '{"numPassedTests": 3,')).toBeUndefined();
  });
});

describe('what is installed', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win': { version: '1.0.0', optional: true },
  };

  test('may lack what is optional', () => {
    expect(sameInstall(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  test.each<Record<string, { version: string }>>([{}, { 'node_modules/a': { version: '0.9.0' } }])(
    '%j is not what is wanted',
    (installed) => {
      expect(sameInstall(wanted, installed)).toBe(false);
    },
  );
});
