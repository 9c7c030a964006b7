import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

// What a hosted wallet and its releases rely on: docs/security.md, docs/releasing.md.

const stepSchema = v.object({ uses: v.optional(v.string()), run: v.optional(v.string()) });
const jobSchema = v.object({
  permissions: v.optional(v.record(v.string(), v.string())),
  steps: v.array(stepSchema),
});
const workflowSchema = v.object({ jobs: v.record(v.string(), jobSchema) });

const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const text = readFileSync(file, 'utf8');
  const jobs = Object.entries(v.parse(workflowSchema, parse(text)).jobs);
  return { file, text, jobs };
});

it('runs only actions that are pinned to a commit', () => {
  const steps = workflows.flatMap(({ jobs }) => jobs.flatMap(([, job]) => job.steps));
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions).not.toEqual([]);
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

it('runs no scripts of packages in a job that has a token', () => {
  const trusted = workflows.flatMap(({ text, jobs }) =>
    jobs.filter(
      ([, { permissions = {} }]) =>
        text.includes('secrets.') || Object.values(permissions).includes('write'),
    ),
  );
  expect(trusted.map(([name]) => name).sort()).toEqual(['publish', 'publish', 'version']);
  const installs = trusted.map(([, { steps }]) =>
    steps.flatMap(({ run = '' }) => (/^npm (ci|install)/.test(run) ? run : [])),
  );
  expect(installs).toEqual(trusted.map(() => ['npm ci --ignore-scripts']));
});

it('decides for each package with an install script whether it may run', () => {
  const locked = v.parse(
    v.object({
      packages: v.record(v.string(), v.object({ hasInstallScript: v.optional(v.boolean()) })),
    }),
    JSON.parse(readFileSync('package-lock.json', 'utf8')),
  );
  const { allowScripts } = v.parse(
    v.object({ allowScripts: v.record(v.string(), v.boolean()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const scripted = Object.entries(locked.packages).flatMap(([folder, { hasInstallScript }]) =>
    hasInstallScript ? (folder.split('node_modules/').at(-1) ?? []) : [],
  );
  expect(scripted).not.toEqual([]);
  expect(scripted.filter((name) => !(name in allowScripts))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});

it('says how to report a vulnerability', () => {
  const policy = readFileSync('SECURITY.md', 'utf8');
  expect(policy).toContain('Report a vulnerability privately');
  expect(policy).toMatch(/within \d+ working days/);
});
