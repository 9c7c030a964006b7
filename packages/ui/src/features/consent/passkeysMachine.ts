import { assign, setup, type ActorRefFrom } from 'xstate';
import { getActorError } from '../../engine';
import { REQUEST_TIMEOUT, requireActor, type RequestActor } from '../../engine/requests';
import { logFlowFault } from '../../faults';
import { PASSKEY_TIMEOUT, type Authorize, type NewPasskey } from './consentMachine';

export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  /** Names the device or the password manager, such as `Pixel 9`. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** How asking for a new passkey ended. `exists`: the authenticator has one of this account. */
export interface PasskeyCreation {
  result: 'added' | 'cancelled' | 'exists';
}

/** What an app connects so that its users can add and remove passkeys. */
export interface Passkeys {
  /** Loads the passkeys of the account, oldest first. */
  load: RequestActor<readonly Passkey[], void>;
  /**
   * Creates a passkey with `navigator.credentials.create` and saves it. Use `upload`, whose signal closes the prompt when
   * the user cancels.
   */
  create: RequestActor<PasskeyCreation, void>;
  /** Removes a passkey. It must resolve for one that is removed already. */
  remove: RequestActor<void, Pick<Passkey, 'id'>>;
  /** How the account holder authorizes a new passkey: with the PIN. */
  authorize: Authorize<NewPasskey>;
  /** Whether the browser supports Web Authentication. */
  canCreate: boolean;
}

export type PasskeysOutcome =
  | 'added'
  | 'cancelled'
  | 'exists'
  | 'notAdded'
  | 'removed'
  | 'notRemoved';

export interface PasskeysInput {
  /** Whether the browser supports Web Authentication. */
  canCreate: boolean;
}

export interface PasskeysContext extends PasskeysInput {
  /** As last loaded; null before. */
  passkeys: readonly Passkey[] | null;
  /** The passkey that is to be removed. */
  chosen: Passkey | null;
  /** What became of the last addition or removal. */
  outcome: PasskeysOutcome | null;
}

export type PasskeysEvent =
  | { type: 'retried' }
  | { type: 'addition.requested' }
  | { type: 'consent.given' }
  | { type: 'consent.declined' }
  | { type: 'removal.requested'; passkey: Passkey }
  | { type: 'removal.confirmed' }
  | { type: 'cancelled' }
  | { type: 'back' };

/** After a lost response, the loaded passkeys show what became of the request. */
function findOutcome(
  { passkeys: known, chosen, outcome }: PasskeysContext,
  loaded: readonly Passkey[],
): PasskeysOutcome | null {
  const has = (list: readonly Passkey[], id: string | undefined) =>
    list.some((passkey) => passkey.id === id);
  if (outcome === 'notRemoved') return has(loaded, chosen?.id) ? outcome : 'removed';
  if (outcome !== 'notAdded' && outcome !== 'cancelled') return outcome;
  return loaded.some(({ id }) => !has(known ?? [], id)) ? 'added' : outcome;
}

/**
 * Provide the actors `loadPasskeys`, `createPasskey` and `removePasskey`. `consentMachine` authorizes adding. docs/rules.md
 * CONSENT-12, CONSENT-13.
 */
export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    input: {} as PasskeysInput,
    tags: {} as 'busy' | 'failure',
  },
  actors: {
    loadPasskeys: requireActor<readonly Passkey[], void>('passkeysMachine', 'loadPasskeys'),
    createPasskey: requireActor<PasskeyCreation, void>('passkeysMachine', 'createPasskey'),
    removePasskey: requireActor<void, Pick<Passkey, 'id'>>('passkeysMachine', 'removePasskey'),
  },
  actions: {
    keepPasskeys: assign(({ context }, passkeys: readonly Passkey[]) => ({
      passkeys,
      outcome: findOutcome(context, passkeys),
    })),
    keepOutcome: assign((_, outcome: PasskeysOutcome) => ({ outcome })),
    clearOutcome: assign({ outcome: null }),
    choose: assign((_, chosen: Passkey) => ({ chosen, outcome: null })),
    removeChosen: assign(({ context: { passkeys, chosen } }) => ({
      passkeys: passkeys?.filter(({ id }) => id !== chosen?.id) ?? null,
      outcome: 'removed' as const,
    })),
    logFault: ({ event }) => logFlowFault(getActorError(event)),
  },
  guards: {
    canCreate: ({ context }) => context.canCreate,
    hasResult: (_, [creation, result]: [PasskeyCreation | undefined, PasskeyCreation['result']]) =>
      creation?.result === result,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, passkeyTimeout: PASSKEY_TIMEOUT },
}).createMachine({
  id: 'passkeys',
  description: 'Lists the passkeys of the account, adds one on this device and removes them.',
  context: ({ input: { canCreate } }) => ({
    canCreate,
    passkeys: null,
    chosen: null,
    outcome: null,
  }),
  initial: 'loading',
  on: { back: '.closed' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPasskeys',
        src: 'loadPasskeys',
        onDone: {
          target: 'listing',
          actions: { type: 'keepPasskeys', params: ({ event }) => event.output },
        },
        onError: { target: 'notLoaded', actions: 'logFault' },
      },
      after: { requestTimeout: 'notLoaded' },
    },
    checking: {
      description: 'A request has failed. The list shows whether the server has executed it.',
      tags: ['busy', 'failure'],
      invoke: {
        id: 'checkPasskeys',
        src: 'loadPasskeys',
        onDone: {
          target: 'listing',
          actions: { type: 'keepPasskeys', params: ({ event }) => event.output },
        },
        onError: { target: 'notLoaded', actions: 'logFault' },
      },
      after: { requestTimeout: 'notLoaded' },
    },
    notLoaded: { tags: 'failure', on: { retried: 'loading' } },
    listing: {
      on: {
        'addition.requested': {
          guard: 'canCreate',
          target: 'authorizing',
          actions: 'clearOutcome',
        },
        'removal.requested': {
          target: 'confirmingRemoval',
          actions: { type: 'choose', params: ({ event }) => event.passkey },
        },
      },
    },
    authorizing: {
      description: '`consentMachine` asks for the PIN.',
      on: { 'consent.given': 'creating', 'consent.declined': 'listing' },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        onDone: [
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'added'] },
            target: 'loading',
            actions: { type: 'keepOutcome', params: 'added' },
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'cancelled'] },
            target: 'listing',
            actions: { type: 'keepOutcome', params: 'cancelled' },
          },
          {
            guard: { type: 'hasResult', params: ({ event }) => [event.output, 'exists'] },
            target: 'listing',
            actions: { type: 'keepOutcome', params: 'exists' },
          },
          { target: 'checking', actions: { type: 'keepOutcome', params: 'notAdded' } },
        ],
        onError: {
          target: 'checking',
          actions: ['logFault', { type: 'keepOutcome', params: 'notAdded' }],
        },
      },
      after: {
        passkeyTimeout: {
          target: 'checking',
          actions: { type: 'keepOutcome', params: 'cancelled' },
        },
      },
      on: {
        cancelled: { target: 'loading', actions: { type: 'keepOutcome', params: 'cancelled' } },
      },
    },
    confirmingRemoval: {
      on: { 'removal.confirmed': 'removing', cancelled: 'listing' },
    },
    removing: {
      description: 'Removing a passkey again after a lost response is safe.',
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { chosen } }) => ({ id: chosen?.id ?? '' }),
        onDone: { target: 'listing', actions: 'removeChosen' },
        onError: {
          target: 'checking',
          actions: ['logFault', { type: 'keepOutcome', params: 'notRemoved' }],
        },
      },
      after: {
        requestTimeout: {
          target: 'checking',
          actions: { type: 'keepOutcome', params: 'notRemoved' },
        },
      },
    },
    closed: { type: 'final' },
  },
});

export type PasskeysActor = ActorRefFrom<typeof passkeysMachine>;
