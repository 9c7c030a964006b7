import type { Plan } from '@rad-wallet/testing';
import { expect, it, vi } from 'vitest';
import * as flows from '../../Walks/Flows.stories';
import * as screens from '../../Walks/Screens.stories';

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

it('has a walk for every plan', () => {
  const walks = Object.values({ ...flows, ...screens }).map(
    ({ composed }) => composed.parameters.walk as string,
  );
  expect(walks.toSorted()).toEqual(plans.map(({ machine }) => machine.id).toSorted());
});
