import preview from '#.storybook/preview';
import {
  checkIn,
  door,
  lamp,
  metro,
  order,
  player,
  trafficLight,
} from 'storybook-addon-statecharts/testing';
import { StatechartFigure } from 'storybook-addon-statecharts/view';
import { expect, waitFor, within } from 'storybook/test';

const meta = preview.meta({
  title: 'Statecharts/Block',
  component: StatechartFigure,
  // As wide as the page: what is not fullscreen stands in a phone's width.
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
    // Laid out in a worker, which a busy machine may keep waiting.
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

/** With what comments, types and walks know of it, and a story that stands for a state. */
export const Noted = meta.story({
  tags: ['no-visual'],
  args: {
    of: order,
    hasTables: true,
    notes: {
      states: { failed: 'Nobody could `pack` it.' },
      events: { paid: { fields: [{ name: 'amount', type: 'number', description: 'In coins.' }] } },
      actors: { pack: { input: [{ name: 'amount', type: 'number' }], output: 'Parcel' } },
      actions: { noteError: { description: 'Keeps why.', emits: ['sorry'] } },
      emitted: { sorry: { description: 'It could not be packed.', values: ['no box'] } },
    },
    stories: [
      {
        id: 'orders--failed',
        name: 'Failed',
        machine: 'order',
        states: ['failed'],
        picture: './favicon.svg',
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Statechart of order' }, { timeout: 15_000 });
    const table = (name: string) => within(canvas.getByRole('table', { name }));
    const picture = table('States').getByRole('img', {
      name: 'failed, as the story Failed shows it',
    });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture.closest('a')).toHaveAttribute('href', './?path=/story/orders--failed');
    await expect(table('States').getAllByText('none is known')).not.toHaveLength(0);
    await expect(table('Events').getByText('amount: number')).toBeVisible();
    await expect(table('Actors').getByText('Parcel')).toBeVisible();
    await expect(table('Actors').getAllByText(/Keeps why; emits sorry/)).toHaveLength(2);
    await expect(table('Emitted events').getByText('no box')).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Make larger' }));
    await waitFor(() => expect(drawing.getBoundingClientRect().height).toBeGreaterThan(300));
  },
});
