import { setup, type PromiseActorLogic } from 'xstate';
import type { SubmitInput } from './submissionContext';

/**
 * Stands in for a server that always agrees: answers after `simulatedDelay` ms, counted on the
 * machine's own clock (docs/rules.md DEMO-1).
 */
export function simulate(simulatedDelay: number) {
  return setup({ delays: { simulatedDelay } }).createMachine({
    id: 'simulation',
    initial: 'waiting',
    states: {
      waiting: { after: { simulatedDelay: 'answered' } },
      answered: { type: 'final' },
    },
  });
}

/** What a submission may be carried out by: a request, or the stand-in for one. */
export type SubmitLogic<Values, Facts, Result> =
  PromiseActorLogic<Result, SubmitInput<Values, Facts>> | ReturnType<typeof simulate>;
