import { expect, it } from 'vitest';
import { submissionPlan } from './features/submission';
import { startWalk } from './walk';

const [loaded] = submissionPlan.events;

const start = () => {
  const { actor, emitted } = startWalk(submissionPlan);
  return { actor, emitted, context: () => actor.getSnapshot().context };
};

it('shows no message while it is not ready', () => {
  const { actor, emitted, context } = start();
  actor.send({ type: 'changed', values: { amount: '0' } });
  actor.send({ type: 'submitted' });
  expect(context().problem).toBeNull();
  expect(context().fieldErrors).toEqual({});
  expect(emitted).toEqual([]);
});

it('shows what is missing once it is ready', () => {
  const { actor, context } = start();
  if (loaded) actor.send(loaded);
  actor.send({ type: 'changed', values: { amount: '0' } });
  actor.send({ type: 'submitted' });
  expect(context().fieldErrors).toEqual({ email: 'missing' });
});
