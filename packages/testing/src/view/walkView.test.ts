// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit, fromPromise, setup, type AnyMachineSnapshot } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import { followPlan } from '../user/followPlan';
import type { Walk } from '../walk';
import { walkView, type ViewUnderTest } from './walkView';

const machine = setup({
  types: {} as {
    events: { type: 'submitted' } | { type: 'back' };
    emitted: { type: 'toast'; tone: 'danger'; id: 'submissionFailed' };
  },
  actors: { pay: fromPromise(async (): Promise<unknown> => undefined) },
}).createMachine({
  id: 'sample',
  initial: 'editing',
  states: {
    editing: { on: { submitted: 'paying' } },
    paying: {
      invoke: {
        id: 'paying',
        src: 'pay',
        onDone: 'paid',
        onError: {
          target: 'editing',
          actions: emit({ type: 'toast', tone: 'danger', id: 'submissionFailed' }),
        },
      },
    },
    paid: { on: { back: 'editing' } },
  },
});

const plan = {
  machine,
  events: [{ type: 'submitted' }, { type: 'back' }],
  gestures: {
    submitted: ({ press }) => press('Pay'),
    back: ({ press }) => press('Back'),
  },
} satisfies Plan<typeof machine> as unknown as Plan;

const userEvent = {
  click: async (element: Element) => void fireEvent.click(element),
  clear: async () => {},
  type: async () => {},
  tab: async () => {},
};

/** Renders a heading and a button for each state; a new heading gets focus. */
function createView({ movesFocus = true, isWired = true } = {}): ViewUnderTest {
  const render = ({ actor }: Walk, snapshot: AnyMachineSnapshot) => {
    const isPaid = snapshot.matches('paid');
    const title = isPaid ? 'Paid' : 'Pay a bill';
    if (document.querySelector('h1')?.textContent !== title) {
      document.body.innerHTML = `<h1 tabindex="-1">${title}</h1><button>${isPaid ? 'Back' : 'Pay'}</button>`;
      if (movesFocus) document.querySelector('h1')?.focus();
      document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
        if (movesFocus) (currentTarget as HTMLElement).focus();
        if (isWired) actor.send({ type: isPaid ? 'back' : 'submitted' });
      });
    }
  };
  return {
    begin(walk) {
      document.body.replaceChildren();
      walk.actor.subscribe((snapshot) => render(walk, snapshot));
      render(walk, walk.actor.getSnapshot());
    },
  };
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => document.body.replaceChildren());

it('takes every transition in the view, and checks each state once', async () => {
  const checkState = vi.fn(async () => {});
  await walkView(plan, createView(), { userEvent, checkState });
  expect(checkState).toHaveBeenCalledTimes(3);
});

it('rejects if a button sends nothing', async () => {
  const walked = walkView(plan, createView({ isWired: false }), { userEvent, timeout: 50 });
  await expect(walked).rejects.toThrow(/^sample, step 1, submitted → paying: It is in \["editing"/);
});

it('rejects if focus is lost', async () => {
  const walked = walkView(plan, createView({ movesFocus: false }), { userEvent, timeout: 50 });
  await expect(walked).rejects.toThrow('Focus is lost.');
});

it('rejects if no path takes a transition', async () => {
  const events = plan.events.filter(({ type }) => type !== 'back');
  await expect(walkView({ ...plan, events }, createView(), { userEvent })).rejects.toThrow(
    'sample: no walk covers sample.paid back 0',
  );
});

it('rejects if a toast is missing', async () => {
  const view = { ...createView(), getToastTitle: () => 'Something went wrong' };
  await expect(walkView(plan, view, { userEvent, timeout: 50 })).rejects.toThrow(
    'The toast “Something went wrong” is missing.',
  );
});

it('rejects if the plan has no gesture for an event', async () => {
  const without = { ...plan, gestures: {} };
  await expect(walkView(without, createView(), { userEvent, timeout: 50 })).rejects.toThrow(
    'The plan has no gesture for it.',
  );
});

it('follows the shortest path to a state', async () => {
  document.body.innerHTML = '<button>Pay</button>';
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed, { once: true });
  await followPlan({ userEvent }, plan, 'paid');
  expect(pressed).toHaveBeenCalledOnce();
  await expect(followPlan({ userEvent }, plan, 'missing')).rejects.toThrow(
    'The plan of sample does not reach missing. It reaches these states: editing, paying, paid.',
  );
});
