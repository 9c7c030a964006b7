import { setup, type PromiseActorLogic } from 'xstate';

export type RequestActor<Output, Input> = PromiseActorLogic<Output, Input>;

const simulations = new WeakSet<object>();

/** Whether an actor was created by `simulate` and therefore sends no request. */
export const isSimulated = (actor: object | undefined): boolean =>
  actor !== undefined && simulations.has(actor);

/**
 * Creates an actor that simulates a request, to be replaced with an actor from `request`. docs/rules.md DEMO-1.
 * @param simulatedDelay in ms on the machine's clock; 0 completes synchronously
 * @param answer computes the output from the input
 */
export function simulate<Output = unknown, Input = unknown>(
  simulatedDelay: number,
  answer?: (input: Input) => Output,
): RequestActor<Output, Input> {
  const simulation = setup({
    types: { context: {} as { input: Input }, input: {} as Input },
    delays: { simulatedDelay },
  }).createMachine({
    id: 'simulation',
    context: ({ input }) => ({ input }),
    initial: simulatedDelay > 0 ? 'waiting' : 'answered',
    states: {
      waiting: { after: { simulatedDelay: 'answered' } },
      answered: { type: 'final' },
    },
    output: ({ context }) => answer?.(context.input),
  });
  simulations.add(simulation);
  return simulation as unknown as RequestActor<Output, Input>;
}
