import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { requireActor } from '../../engine/requests';
import { getActorError } from '../../engine';
import { logFlowFault } from '../../faults';

export interface Payee {
  /** The name that the payer expects. @default unknown */
  name?: string;
  /** What the payment is sent to: a phone number, wallet ID, account number or IBAN, or the reference of a code. */
  account: string;
  /** Code of the payee's bank, or its name if the bank has no code. @default the wallet itself */
  bank?: string;
  /** ISO 3166-1 code of the bank's country. */
  country?: string;
}

/** Whether the account is in the name of the payee. */
export type PayeeMatch =
  /** `name`: the account's holder, if the payer gave no name. */
  | { result: 'match'; name?: string }
  /** `name`: the account's holder as recorded by the bank. */
  | { result: 'closeMatch'; name: string }
  | { result: 'noMatch' }
  | { result: 'unavailable' };

/** Reads the name of an account. A rejection counts as `unavailable`. */
export type CheckPayee = PromiseActorLogic<PayeeMatch, Payee>;

export interface PayeeCheckContext {
  payee: Payee;
  /** The account's holder, if the bank has disclosed it. */
  holder: string | null;
  /** Whether the payer has asked for the check again. */
  isRepeated: boolean;
}

export type PayeeCheckEvent = { type: 'check.requested' };

/** How long the payer waits for the bank, in ms. docs/rules.md PAYEE-3. */
const CHECK_TIMEOUT = 5000;

/** Provide the actor `checkPayee`. docs/rules.md PAYEE. */
export const payeeCheckMachine = setup({
  types: {
    context: {} as PayeeCheckContext,
    events: {} as PayeeCheckEvent,
    input: {} as { payee: Payee },
    tags: {} as 'busy' | 'failure',
  },
  actors: { checkPayee: requireActor<PayeeMatch, Payee>('payeeCheckMachine', 'checkPayee') },
  actions: {
    keepHolder: assign((_, match: PayeeMatch) => ({
      holder: ('name' in match ? match.name : undefined) ?? null,
    })),
    logFault: ({ event }) => logFlowFault(getActorError(event)),
  },
  guards: {
    // A response that is no `PayeeMatch` is no result.
    hasResult: (_, [match, result]: [PayeeMatch | undefined, PayeeMatch['result']]) =>
      match?.result === result,
  },
  delays: { checkTimeout: CHECK_TIMEOUT },
}).createMachine({
  id: 'payeeCheck',
  description: 'Checks whether an account is in the name of the payee. Its result is advice.',
  context: ({ input: { payee } }) => ({ payee, holder: null, isRepeated: false }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkPayee',
        src: 'checkPayee',
        input: ({ context: { payee } }) => payee,
        onDone: [
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'match'] },
            target: 'matching',
            actions: { type: 'keepHolder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'closeMatch'] },
            target: 'similar',
            actions: { type: 'keepHolder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'noMatch'] },
            target: 'different',
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: 'logFault' },
      },
      after: { checkTimeout: 'unavailable' },
    },
    matching: {},
    similar: {},
    different: {},
    unavailable: {
      tags: 'failure',
      on: {
        'check.requested': { target: 'checking', actions: assign({ isRepeated: true }) },
      },
    },
  },
});

export type PayeeCheckActor = ActorRefFrom<typeof payeeCheckMachine>;
