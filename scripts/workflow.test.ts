import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { chooseSteps } from './lib/steps.mjs';

const jobSchema = v.object({ only: v.string(), shard: v.optional(v.string()) });
const workflowSchema = v.object({
  jobs: v.object({
    test: v.object({ strategy: v.object({ matrix: v.object({ include: v.array(jobSchema) }) }) }),
  }),
});

const workflow = v.parse(workflowSchema, parse(readFileSync('.github/workflows/test.yml', 'utf8')));
const jobs = workflow.jobs.test.strategy.matrix.include.map(({ only, shard = '1/1' }) => {
  const [part, parts] = shard.split('/').map(Number);
  return { names: only.split(','), part, parts };
});
const steps = chooseSteps({ isAll: true }).map(({ name }) => name);

it.each(steps)('runs %s once', (step) => {
  const running = jobs.filter(({ names }) => names.includes(step));
  expect(running.map(({ part }) => part)).toEqual(running.map((_job, index) => index + 1));
  expect(running.map(({ parts }) => parts)).toEqual(running.map(() => running.length));
  expect(running).not.toEqual([]);
});

it('runs no unknown step', () => {
  expect(steps).toEqual(expect.arrayContaining(jobs.flatMap(({ names }) => names)));
});
