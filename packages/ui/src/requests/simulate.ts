import { setup, type PromiseActorLogic } from 'xstate';

/** An actor that sends or simulates a request. */
export type RequestActor<Output, Input> = PromiseActorLogic<Output, Input>;

const simulations = new WeakSet<object>();

/** Whether an actor only simulates its request, because it was made by `simulate`. */
export const isSimulated = (actor: object | undefined): boolean =>
  actor !== undefined && simulations.has(actor);

/**
 * Makes an actor that simulates a successful request (docs/rules.md DEMO-1). It is typed as the
 * request, so that either can be provided for the other.
 * @param simulatedDelay ms on the machine's clock; 0 completes synchronously.
 * @param respond computes the output from the input.
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
