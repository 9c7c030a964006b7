import { setup, type PromiseActorLogic } from 'xstate';

/** What a flow asks of the world, as an actor: a request of yours, or the simulation of one. */
export type Ask<Output, Input> = PromiseActorLogic<Output, Input>;

/**
 * Stands in for a server that always agrees: answers after `simulatedDelay` ms, counted on the
 * machine's own clock (docs/rules.md DEMO-1); after 0 ms at once, so that nobody sees it wait.
 * `answer` makes the answer from what was asked. It is typed as the request that it stands for, so
 * that either can be provided for the other.
 */
export function simulate<Output = unknown, Input = unknown>(
  simulatedDelay: number,
  answer?: (input: Input) => Output,
): Ask<Output, Input> {
  const simulation = setup({
    types: { context: {} as { asked: Input }, input: {} as Input },
    delays: { simulatedDelay },
  }).createMachine({
    id: 'simulation',
    context: ({ input }) => ({ asked: input }),
    initial: simulatedDelay > 0 ? 'waiting' : 'answered',
    states: {
      waiting: { after: { simulatedDelay: 'answered' } },
      answered: { type: 'final' },
    },
    output: ({ context }) => answer?.(context.asked),
  });
  return simulation as unknown as Ask<Output, Input>;
}
