import preview from '#.storybook/preview';
import { door, order, player, trafficLight } from 'storybook-addon-statecharts/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { EventObject } from 'xstate';
import { PanelStory } from '../support/PanelStory';
import type { StoryContext } from '../support/types';

const onOpenStory = fn<(id: string) => void>().mockName('openStory');

const paid = (amount: number): EventObject & { amount: number } => ({ type: 'paid', amount });

const plan = {
  events: [paid(5), paid(500)],
  answers: { pack: { done: [{ id: 'P-7' }], errors: [new Error('no box left')] } },
};

/** The order machine, with a `pack` actor that never completes. */
const slowOrder = order.provide({
  actors: { pack: order.implementations.actors.listenToTracker as never },
});

const meta = preview.meta({
  title: 'Statecharts/Panel',
  component: PanelStory,
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  globals: { viewport: { value: 'tablet' } },
  args: { machine: slowOrder, plan, onOpenStory },
  beforeEach: () => void onOpenStory.mockReset(),
});

const findChart = (canvas: StoryContext['canvas'], id: string) =>
  canvas.findByRole('group', { name: `Statechart of ${id}` }, { timeout: 15_000 });

const getLogEntries = (canvas: StoryContext['canvas']) =>
  within(canvas.getByRole('list', { name: 'Log' })).getAllByRole('listitem');

export const Live = meta.story({
  args: { events: [paid(500)] },
  play: async ({ canvas }) => {
    await findChart(canvas, 'order');
    await expect(canvas.getByRole('status')).toHaveTextContent('In packing');
    await expect(
      canvas.getByRole('button', { name: /^packing busy, state, active/ }),
    ).toBeVisible();
  },
});

export const ControlledFromChart = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const chart = within(await findChart(canvas, 'order'));
    await step('choose an event', async () => {
      await userEvent.click(chart.getByRole('button', { name: /^paid if isAtLeast/ }));
      await userEvent.click(canvas.getByRole('button', { name: '{"amount":500}' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In packing'));
    });
    await step('pass a delay', async () => {
      await userEvent.click(chart.getByRole('button', { name: /^after patience/ }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In failed'));
    });
    await step('retry, and reject the actor', async () => {
      await userEvent.click(chart.getByRole('button', { name: /^retried/ }));
      await userEvent.click(chart.getByRole('button', { name: /^error: pack/ }));
      await waitFor(() => expect(getLogEntries(canvas).at(-1)).toHaveTextContent('no box left'));
    });
    await step('retry, and resolve the actor', async () => {
      await userEvent.click(chart.getByRole('button', { name: /^retried/ }));
      await userEvent.click(chart.getByRole('button', { name: /^done: pack/ }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In travelling'));
      await expect(getLogEntries(canvas).at(-1)).toHaveTextContent('parcel: null {"id":"P-7"}');
    });
  },
});

export const EventRejected = meta.story({
  args: {
    machine: trafficLight.provide({ guards: { isNight: () => true } }),
    plan: undefined,
    events: [{ type: 'power.lost' }],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = within(await findChart(canvas, 'trafficLight'));
    await expect(canvas.getByRole('status')).toHaveTextContent('In blinking');
    await userEvent.click(chart.getByRole('button', { name: /^always if not\(isNight\)/ }));
    await expect(canvas.getByText('The machine takes this transition by itself.')).toBeVisible();
  },
});

export const EventRejectedByGuard = meta.story({
  args: { machine: door.provide({}), plan: undefined, events: [{ type: 'key.turned' }] },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const chart = within(await findChart(canvas, 'door'));
    await userEvent.click(chart.getByRole('button', { name: /^key.turned if a condition/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In shut'));
    // The new state does not handle the event.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(getLogEntries(canvas)).toHaveLength(4));
  },
});

export const EarlierStateRestored = meta.story({
  tags: ['no-visual'],
  args: { machine: player, plan: undefined, events: [{ type: 'play' }, { type: 'faster' }] },
  play: async ({ canvas, userEvent }) => {
    await findChart(canvas, 'player');
    await expect(canvas.getByRole('status')).toHaveTextContent('In playing.fast.double');
    await userEvent.click(within(getLogEntries(canvas)[1]!).getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In playing.normal'));
    await expect(getLogEntries(canvas)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^stop: to stopped/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In stopped'));
    await expect(getLogEntries(canvas)).toHaveLength(3);
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  args: { machine: player, plan: undefined },
  play: async ({ canvas, userEvent }) => {
    const chart = await findChart(canvas, 'player');
    const stops = chart.querySelectorAll('[tabindex="0"]');
    await expect(stops).toHaveLength(1);
    const stopped = within(chart).getByRole('button', { name: 'stopped, state, active' });
    await expect(stops[0]).toBe(stopped);
    stopped.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(chart).getByRole('button', { name: /^play: to playing/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In playing.normal'));
    await userEvent.keyboard('{Home}');
    await expect(
      within(chart).getByRole('button', { name: 'playing audible, state, active' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement?.getAttribute('aria-label')).toMatch(
      /^(play|stop|resume): to/,
    );
  },
});

export const StateWithStories = meta.story({
  tags: ['no-visual'],
  args: {
    near: [
      { id: 'orders--failed', name: 'Failed', states: ['failed'] },
      { id: 'orders--packing', name: 'Packing', states: ['packing'] },
      { id: 'orders--packing-slowly', name: 'Packing Slowly', states: ['packing'] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = within(await findChart(canvas, 'order'));
    await userEvent.click(chart.getByRole('button', { name: 'failed, state' }));
    await expect(onOpenStory).toHaveBeenLastCalledWith('orders--failed');
    await userEvent.click(chart.getByRole('button', { name: 'packing busy, state' }));
    await expect(onOpenStory).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Packing Slowly' }));
    await expect(onOpenStory).toHaveBeenLastCalledWith('orders--packing-slowly');
    await userEvent.click(chart.getByRole('button', { name: 'delivered final over, state' }));
    await expect(canvas.getByText('No story of this component shows this state.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { events: [paid(500)], height: 640 },
  play: async ({ canvas }) => {
    await findChart(canvas, 'order');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const AsText = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await findChart(canvas, 'order');
    await userEvent.click(canvas.getByRole('button', { name: 'As text' }));
    const list = canvas.getByRole('list', { name: 'Statechart of order as a list' });
    await expect(list).toBeVisible();
    await expect(list).toHaveTextContent('paid else: stays (enabled)');
  },
});
