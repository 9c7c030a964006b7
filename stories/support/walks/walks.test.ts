import type { Plan } from '@rad-wallet/testing';
import { expect, it } from 'vitest';
import { machineOf } from './course';
import * as courses from './courses';
import { gestureOf, planWalks } from './planned';

const plans = Object.values(
  import.meta.glob<Record<string, Plan>>('../../../packages/testing/src/{flows,screens}/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

const sources = Object.values(
  import.meta.glob<string>('../../Walks/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

const table = Object.entries(courses).map(([name, course]) => ({
  name,
  course,
  machine: machineOf(course).id,
}));

it('has a course for every machine that has a plan', () => {
  const ids = plans.map(({ machine }) => machine.id).toSorted();
  expect(table.map(({ machine }) => machine).toSorted()).toEqual(ids);
});

it.each(table)('has one story that walks $machine', ({ name }) => {
  expect(sources.split(`meta.story(walkStory(courses.${name}))`)).toHaveLength(2);
});

it('leaves no walk out of a run', () => {
  expect(sources).not.toMatch(/!test|skip/);
});

it.each(table)('lays walks over every transition of $machine', ({ course }) => {
  const { walks, left } = planWalks(course);
  expect(left).toEqual([]);
  const unknown = walks
    .flatMap(({ steps }) => steps)
    .filter((step) => step.kind === 'event' && !course.gestures[gestureOf(step)])
    .map(gestureOf);
  expect(unknown).toEqual([]);
});

const gestures = import.meta.glob<string>('./courses/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// An event counts when a view sends it. What a page tells its view is sent under `page`, and nowhere else.
it.each(Object.entries(gestures))('%s sends an actor nothing but what a page tells', (_, code) => {
  const [, sayings = ''] = code.split(/\n {2}gestures: \{/);
  expect(sayings).not.toMatch(/\.send\(|actor/);
});
