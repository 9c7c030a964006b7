import { vi } from 'vitest';
import { createActor, SimulatedClock, type AnyStateMachine, type InputFrom } from 'xstate';
import type { Emitter, ToastEvent } from '..';

export function startMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
) {
  const clock = new SimulatedClock();
  const toasts: ToastEvent[] = [];
  const left = vi.fn();
  const actor = createActor<Machine>(machine, { clock, input } as never);
  (actor as unknown as Emitter).on('*', (event) => {
    if (event.type === 'left') left(event);
    else toasts.push(event);
  });
  actor.start();
  return { actor, clock, toasts, left };
}
