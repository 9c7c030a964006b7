import preview from '#.storybook/preview';
import json from '@rad-wallet/api/openapi.json';
import { expect } from 'storybook/test';
import { ApiReference } from './ApiReference';

const meta = preview.meta({
  title: 'Foundations/API',
  component: ApiReference,
  tags: ['no-visual'],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [path, item] of Object.entries(json.paths)) {
      for (const method of Object.keys(item)) {
        const name = `${method.toUpperCase()} ${path}`;
        await expect(canvas.getByRole('region', { name })).toBeVisible();
      }
    }
  },
});
