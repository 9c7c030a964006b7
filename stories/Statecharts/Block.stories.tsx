import preview from '#.storybook/preview';
import {
  StatechartFigure,
  checkIn,
  door,
  lamp,
  metro,
  order,
  player,
  trafficLight,
} from 'storybook-addon-statecharts/testing';
import { expect, waitFor, within } from 'storybook/test';

const meta = preview.meta({
  title: 'Statecharts/Block',
  component: StatechartFigure,
  // As wide as the page; other layouts have the width of a phone.
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  args: { of: lamp, hasTables: false },
  play: async ({ canvas, args }) => {
    // A worker computes the layout, which is slow on a busy machine.
    const drawing = await canvas.findByRole(
      'img',
      { name: `Statechart of ${args.of.id}` },
      { timeout: 15_000 },
    );
    await expect(drawing).toBeVisible();
  },
});

export const NestedWithHistory = meta.story({ args: { of: player } });

export const Parallel = meta.story({ args: { of: checkIn } });

export const Delays = meta.story({ args: { of: trafficLight, direction: 'right' } });

export const WildcardsAndForbidden = meta.story({ args: { of: door } });

export const ActorsWithTables = meta.story({
  args: { of: order, hasTables: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Statechart of order' }, { timeout: 15_000 });
    const actors = await canvas.findByRole('table', { name: 'Actors' });
    await expect(within(actors).getAllByRole('row')[1]).toHaveTextContent(
      'packpackingdone: pack → travellingerror: pack → failed; noteErrorafter patience · 8 s → failed; noteError',
    );
    await expect(canvas.getByRole('table', { name: 'Delays' })).toHaveTextContent('8 s');
    await expect(canvas.getByRole('table', { name: 'Emitted events' })).toHaveTextContent(
      'receipt',
    );
  },
});

export const WithStories = meta.story({
  tags: ['no-visual'],
  args: {
    of: order,
    hasTables: true,
    stories: [{ id: 'orders--failed', name: 'Failed', machine: 'order', states: ['failed'] }],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Statechart of order' }, { timeout: 15_000 });
    const states = within(canvas.getByRole('table', { name: 'States' }));
    await expect(states.getByRole('link', { name: 'Failed' })).toHaveAttribute(
      'href',
      './?path=/story/orders--failed',
    );
  },
});

export const SixtyStates = meta.story({
  tags: ['no-visual'],
  args: { of: metro },
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole(
      'img',
      { name: 'Statechart of metro' },
      { timeout: 30_000 },
    );
    const before = drawing.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await waitFor(() => expect(drawing.getBoundingClientRect().height).toBeLessThan(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(drawing.getBoundingClientRect().height).toBeGreaterThan(300));
  },
});
