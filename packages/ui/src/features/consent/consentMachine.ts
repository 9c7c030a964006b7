import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import type { PaymentSummary } from '../../engine/requests';
import { REQUEST_TIMEOUT, requireActor } from '../../engine/requests';
import { getActorError } from '../../engine';
import { logFlowFault } from '../../faults';

/** What the payer consents to. The server compares it with the payment that is sent with this key. */
export interface ConsentPayment extends PaymentSummary {
  idempotencyKey: string;
}

/** A change of the setting which payments need consent. docs/rules.md CONSENT-9. */
export interface ConsentChange {
  /** Payments of more than this amount in the home currency, a decimal string, need consent. Null: none. */
  above: string | null;
}

/** Adding a passkey to the account. docs/rules.md CONSENT-12. */
export interface NewPasskey {
  adds: 'passkey';
}

export type ConsentSubject = ConsentPayment | ConsentChange | NewPasskey;

export const isPayment = (subject: ConsentSubject): subject is ConsentPayment =>
  'idempotencyKey' in subject;

export const isNewPasskey = (subject: ConsentSubject): subject is NewPasskey => 'adds' in subject;

/** The request options of Web Authentication, as received from the server. */
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

export interface DemandInput<Subject extends ConsentSubject = ConsentPayment> {
  subject: Subject;
  /** Whether the payer has forgotten the PIN. */
  isForgotten: boolean;
  /** Whether the payer has answered the questions about fraud. */
  isWarned: boolean;
  /** Whether the payer wants to enter the PIN instead of using a passkey. Only for a payment. */
  usesPin: boolean;
}

/** How a payment or a change is authorized. */
export interface ConsentDemand {
  /**
   * `none`: the payment can be sent, or the setting has this value. `newPin`: the payer has signed in again and chooses
   * a new PIN. `signIn`: the payer must sign in again first. `blocked`: too many wrong PINs.
   */
  method: 'none' | 'pin' | 'passkey' | 'newPin' | 'signIn' | 'blocked';
  /** Whether the payer should answer questions first, because the payee is new and the amount is high. @default false */
  isUnusual?: boolean;
  /** Nothing is sent before this time, ISO 8601. @default the payment can be sent now */
  waitsUntil?: string;
  /** With method `passkey`: what the browser needs to ask for it. @default `giveConsent` finds it out */
  passkey?: PasskeyRequest;
}

export interface ConsentInput<Subject extends ConsentSubject = ConsentPayment> {
  subject: Subject;
  /** Four digits; null to ask for a passkey. */
  pin: string | null;
  /** Whether the PIN replaces the earlier one. */
  isNew: boolean;
  /** `passkey` of the demand; null with a PIN. */
  passkey: PasskeyRequest | null;
}

export type ConsentResult =
  | { result: 'given' }
  | { result: 'wrong'; triesLeft: number }
  | { result: 'blocked' }
  /** The payer closed the passkey prompt. */
  | { result: 'cancelled' };

/** What an app connects for the consent of its users. */
export interface Authorize<Subject extends ConsentSubject = ConsentPayment> {
  /** Asks the server how this is authorized. */
  demandConsent: PromiseActorLogic<ConsentDemand, DemandInput<Subject>>;
  /**
   * Sends the PIN, and with it a change; or asks for a passkey whose challenge the server has bound to the payment. Use
   * `upload`, whose signal closes the prompt when the payer chooses the PIN or leaves.
   */
  giveConsent: PromiseActorLogic<ConsentResult, ConsentInput<Subject>>;
  /** Opens the sign-in page. After it, the server may demand a new PIN. */
  onSignIn: () => void;
}

export interface ConsentContext {
  subject: ConsentSubject;
  waitsUntil: string | null;
  isForgotten: boolean;
  isWarned: boolean;
  usesPin: boolean;
  /** Of the last demand for a passkey. */
  passkey: PasskeyRequest | null;
  pin: string;
  /** The new PIN that is to be repeated. */
  firstPin: string | null;
  problem: { id: 'wrong'; triesLeft: number } | { id: 'different' } | null;
}

export type ConsentEvent =
  | { type: 'questions.passed' }
  | { type: 'pin.changed'; pin: string }
  | { type: 'submitted' }
  | { type: 'pin.forgotten' }
  | { type: 'pin.preferred' }
  | { type: 'retried' }
  | { type: 'back' };

export const PIN_LENGTH = 4;

/** How long the sheet stays hidden before the server responds, because many payments need no consent, in ms. */
const QUIET_TIME = 400;

/** How long a payer can take to use a passkey, in ms. docs/rules.md CONSENT-5. */
export const PASSKEY_TIMEOUT = 120_000;

const clearPin = { pin: '', firstPin: null, problem: null } as const;

const pinPreferred = {
  guard: 'isPayment',
  target: 'preparing.shown',
  actions: 'preferPin',
} as const;

/** Provide the actors `demandConsent` and `giveConsent`. docs/rules.md CONSENT. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as { subject: ConsentSubject },
    tags: {} as 'busy' | 'failure' | 'quiet',
  },
  actors: {
    demandConsent: requireActor<ConsentDemand, DemandInput<ConsentSubject>>(
      'consentMachine',
      'demandConsent',
    ),
    giveConsent: requireActor<ConsentResult, ConsentInput<ConsentSubject>>(
      'consentMachine',
      'giveConsent',
    ),
  },
  actions: {
    keepEnd: assign((_, { waitsUntil }: ConsentDemand) => ({ waitsUntil: waitsUntil ?? null })),
    keepPasskey: assign((_, { passkey }: ConsentDemand) => ({ passkey: passkey ?? null })),
    preferPin: assign({ usesPin: true }),
    keepPin: assign((_, pin: string) => ({ pin, problem: null })),
    clearPin: assign(clearPin),
    refusePin: assign((_, triesLeft: number) => ({
      ...clearPin,
      problem: { id: 'wrong' as const, triesLeft },
    })),
    logFault: ({ event }) => logFlowFault(getActorError(event)),
  },
  guards: {
    // A response that is no `ConsentDemand` demands nothing, and is no consent.
    mustWait: (_, demand: ConsentDemand | undefined) => demand?.waitsUntil !== undefined,
    isUnusual: ({ context }, demand: ConsentDemand | undefined) =>
      demand?.isUnusual === true && !context.isWarned,
    isMethod: (_, [demand, method]: [ConsentDemand | undefined, ConsentDemand['method']]) =>
      demand?.method === method,
    isPayment: ({ context }) => isPayment(context.subject),
    isComplete: ({ context }) => context.pin.length === PIN_LENGTH,
    isRepeated: ({ context }) => context.pin === context.firstPin,
    hasResult: (_, [answer, result]: [ConsentResult | undefined, ConsentResult['result']]) =>
      answer?.result === result,
  },
  delays: {
    quietTime: QUIET_TIME,
    requestTimeout: REQUEST_TIMEOUT,
    passkeyTimeout: PASSKEY_TIMEOUT,
  },
}).createMachine({
  id: 'consent',
  description:
    'Asks for the payer’s consent to one payment, to a change of its setting or to a new passkey. Nothing is sent before it is given.',
  context: ({ input: { subject } }) => ({
    subject,
    waitsUntil: null,
    isForgotten: false,
    isWarned: false,
    usesPin: false,
    passkey: null,
    ...clearPin,
  }),
  initial: 'preparing',
  on: { back: '.declined' },
  states: {
    preparing: {
      tags: 'busy',
      initial: 'quiet',
      states: {
        quiet: { tags: 'quiet', after: { quietTime: 'shown' } },
        shown: {},
      },
      invoke: {
        id: 'demandConsent',
        src: 'demandConsent',
        input: ({ context: { subject, isForgotten, isWarned, usesPin } }) => ({
          subject,
          isForgotten,
          isWarned,
          usesPin,
        }),
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'keepEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnusual', params: ({ event }) => event.output },
            target: 'questioning',
          },
          {
            guard: { type: 'isMethod', params: ({ event }) => [event.output, 'none'] },
            target: 'given',
          },
          {
            guard: { type: 'isMethod', params: ({ event }) => [event.output, 'pin'] },
            target: 'enteringPin',
          },
          {
            guard: { type: 'isMethod', params: ({ event }) => [event.output, 'newPin'] },
            target: 'choosingPin',
          },
          {
            guard: { type: 'isMethod', params: ({ event }) => [event.output, 'passkey'] },
            target: 'usingPasskey',
            actions: { type: 'keepPasskey', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMethod', params: ({ event }) => [event.output, 'signIn'] },
            target: 'signInNeeded',
          },
          {
            guard: { type: 'isMethod', params: ({ event }) => [event.output, 'blocked'] },
            target: 'blocked',
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: 'logFault' },
      },
      after: { requestTimeout: 'unavailable' },
    },
    waiting: { description: 'The host demands a cooling-off time. docs/rules.md CONSENT-8.' },
    questioning: {
      description: 'The payee is new and the amount is high. docs/rules.md CONSENT-7.',
      on: {
        'questions.passed': { target: 'preparing.shown', actions: assign({ isWarned: true }) },
      },
    },
    enteringPin: {
      on: {
        'pin.changed': { actions: { type: 'keepPin', params: ({ event }) => event.pin } },
        submitted: { guard: 'isComplete', target: 'verifying' },
        'pin.forgotten': {
          target: 'preparing.shown',
          actions: assign({ ...clearPin, isForgotten: true }),
        },
      },
    },
    choosingPin: {
      on: {
        'pin.changed': { actions: { type: 'keepPin', params: ({ event }) => event.pin } },
        submitted: {
          guard: 'isComplete',
          target: 'repeatingPin',
          actions: assign(({ context: { pin } }) => ({ ...clearPin, firstPin: pin })),
        },
      },
    },
    repeatingPin: {
      on: {
        'pin.changed': { actions: { type: 'keepPin', params: ({ event }) => event.pin } },
        submitted: [
          { guard: 'isRepeated', target: 'verifying' },
          {
            guard: 'isComplete',
            target: 'choosingPin',
            actions: assign({ ...clearPin, problem: { id: 'different' } }),
          },
        ],
      },
    },
    verifying: {
      description: 'If the response is lost, a retry requests the demand again first.',
      tags: 'busy',
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        input: ({ context: { subject, pin, firstPin } }) => ({
          subject,
          pin,
          isNew: firstPin !== null,
          passkey: null,
        }),
        onDone: [
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'given'] },
            target: 'given',
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'wrong'] },
            target: 'enteringPin',
            actions: {
              type: 'refusePin',
              params: ({ event: { output } }) => (output.result === 'wrong' ? output.triesLeft : 0),
            },
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'blocked'] },
            target: 'blocked',
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: 'logFault' },
      },
      after: { requestTimeout: 'unavailable' },
      exit: 'clearPin',
    },
    usingPasskey: {
      tags: 'busy',
      invoke: {
        id: 'usePasskey',
        src: 'giveConsent',
        input: ({ context: { subject, passkey } }) => ({
          subject,
          pin: null,
          isNew: false,
          passkey,
        }),
        onDone: [
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'given'] },
            target: 'given',
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'cancelled'] },
            target: 'passkeyCancelled',
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'blocked'] },
            target: 'blocked',
          },
          { target: 'passkeyFailed' },
        ],
        onError: { target: 'passkeyFailed', actions: 'logFault' },
      },
      after: { passkeyTimeout: 'passkeyCancelled' },
      on: {
        'pin.preferred': pinPreferred,
      },
    },
    passkeyCancelled: {
      tags: 'failure',
      on: {
        retried: 'preparing.shown',
        'pin.preferred': pinPreferred,
      },
    },
    passkeyFailed: {
      description:
        'The server has refused the passkey, or its response is lost. Then a retry requests the demand again first.',
      tags: 'failure',
      on: {
        retried: 'preparing.shown',
        'pin.preferred': pinPreferred,
      },
    },
    blocked: {
      tags: 'failure',
      on: {
        'pin.forgotten': { target: 'preparing.shown', actions: assign({ isForgotten: true }) },
      },
    },
    signInNeeded: { tags: 'failure' },
    unavailable: { tags: 'failure', on: { retried: 'preparing.shown' } },
    given: { type: 'final' },
    declined: { type: 'final' },
  },
});

export type ConsentActor = ActorRefFrom<typeof consentMachine>;
