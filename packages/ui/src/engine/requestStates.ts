import { getRequestInput } from './requests';

interface RequestStateOptions<Actor extends string> {
  /** Name of the actor that sends the request. */
  actor: Actor;
  /** Target after a success. */
  succeeded: string;
  /** Target after a rejection by the server; without `unanswered`, after every failure. */
  failed: string;
  /** Target if there was no response: the state from `createInDoubtState`. Required if the request moves money. */
  unanswered?: string;
  /** Target if the payment repeats a recent one or needs consent: the state from `createRepeatState`. @default asks nothing */
  repeated?: string;
}

/**
 * Creates the state that sends a flow's request. Enter it with the action `begin`, guarded by `hasRequest`.
 * docs/rules.md PAY-5, PAY-8.
 */
export function createRequestState<const Actor extends string>(
  options: RequestStateOptions<Actor>,
) {
  const { actor, repeated } = options;
  return {
    ...createSendingState(actor, options),
    // An eventless transition leaves the state before its actor starts.
    ...(repeated !== undefined && ({ always: { guard: 'isAsking', target: repeated } } as const)),
  };
}

interface RepeatStateOptions {
  /** The state from `createRequestState`. */
  send: string;
  /** Target if the user does not want to pay again. */
  back: string;
}

/**
 * Creates the state that asks before a payment is sent: whether to repeat it (the same payee and amount, within ten
 * minutes), and for the payer's consent. docs/rules.md PAY-12, CONSENT-1.
 */
export function createRepeatState({ send, back }: RepeatStateOptions) {
  const decline = { target: back, actions: 'declineRepeat' } as const;
  return {
    description:
      'The same payment was made a short time ago, or needs consent. docs/rules.md PAY-12, CONSENT-1.',
    tags: 'question',
    on: {
      'repeat.confirmed': { target: send, actions: 'confirmRepeat' },
      'consent.given': { target: send, actions: 'acceptConsent' },
      'repeat.declined': decline,
      back: decline,
    },
  } as const;
}

function createSendingState<const Id extends string, const Actor extends string>(
  id: Id,
  { actor, succeeded, failed, unanswered }: RequestStateOptions<Actor>,
) {
  const reject = { target: failed, actions: 'fail' } as const;
  const doubt = unanswered === undefined ? [] : [{ target: unanswered, actions: 'doubt' } as const];
  return {
    tags: 'busy',
    invoke: {
      id,
      src: actor,
      input: getRequestInput,
      onDone: { target: succeeded, actions: 'succeed' },
      onError: [
        ...doubt.map((transition) => ({ guard: 'isUnanswered', ...transition }) as const),
        reject,
      ],
    },
    after: { requestTimeout: doubt[0] ?? reject },
  } as const;
}

interface InDoubtStateOptions<Actor extends string> extends Omit<
  RequestStateOptions<Actor>,
  'unanswered' | 'repeated'
> {
  /** Target of Back. The attempt keeps its idempotency key. */
  back: string;
}

/**
 * Creates the state of a flow whose request got no response. It has no timeout: `submitted` calls `findResult` and, if
 * that finds nothing, repeats the request with the same key. Targets are absolute: `#sendMoney.sent`. docs/rules.md
 * PAY-8, PAY-9.
 */
export function createInDoubtState<const Actor extends string>({
  actor,
  succeeded,
  failed,
  back,
}: InDoubtStateOptions<Actor>) {
  return {
    description: 'It is not known whether the request took effect.',
    tags: 'doubt',
    initial: 'unresolved',
    states: {
      unresolved: { on: { submitted: 'finding', back } },
      finding: {
        tags: 'busy',
        invoke: {
          id: 'findResult',
          src: 'findResult',
          input: getRequestInput,
          onDone: [
            { guard: 'isFound', target: succeeded, actions: 'succeed' },
            { target: 'repeating' },
          ],
          onError: { target: 'unresolved', actions: 'doubt' },
        },
        after: { requestTimeout: { target: 'unresolved', actions: 'doubt' } },
      },
      repeating: {
        ...createSendingState('repeat', { actor, succeeded, failed, unanswered: 'unresolved' }),
        description: 'With the same key and the same body.',
      },
    },
  } as const;
}
