// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStepHistory } from './useStepHistory';

const leaveTo = vi.fn();
let leave: () => void;
const keepLeave = (given: () => void) => {
  leave = given;
};

function Flow({ step }: { step: number }) {
  keepLeave(useStepHistory({ step, goBack: () => true, isOver: false, leaveTo }));
  return null;
}

let root: ReturnType<typeof createRoot>;
const show = (step: number) => act(() => root.render(<Flow step={step} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  leaveTo.mockClear();
  window.history.replaceState(null, '', '/card-payment');
  root = createRoot(document.createElement('div'));
  show(1);
});
afterEach(() => act(() => root.unmount()));

it('adds an entry for a step and leaves at the first entry', async () => {
  show(2);
  expect(window.history.state).toEqual({ flowStep: 2 });
  leave();
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
});

it('neither adds an entry to the next page nor leaves it while the router renders that page', () => {
  window.history.pushState({ from: '/card-payment' }, '', '/transactions');
  const { length } = window.history;
  show(2);
  leave();
  expect(window.history.state).toEqual({ from: '/card-payment' });
  expect(window.history).toHaveLength(length);
  expect(leaveTo).not.toHaveBeenCalled();
});
