import type { Plan } from '@rad-wallet/testing';
import { expect, it, vi } from 'vitest';
import * as createFlowStories from '../../Walks/Flows.stories';
import * as screenStories from '../../Walks/Screens.stories';
import * as flows from './flows';
import * as screens from './screens';

// Composes stories without the browser that the real preview would start.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const plans = Object.values(
  import.meta.glob<Record<string, Plan>>('../../../packages/testing/src/features/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

const tests = { ...flows, ...screens };

it('has a model test for every plan', () => {
  const tested = Object.values(tests).map(({ plan }) => plan.machine.id);
  expect(tested.toSorted()).toEqual(plans.map(({ machine }) => machine.id).toSorted());
});

it('has a story for every model test', () => {
  const stories = Object.keys({ ...createFlowStories, ...screenStories });
  const names = Object.keys(tests).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  expect(stories.toSorted()).toEqual(names.toSorted());
});
