import { fromPromise } from 'xstate';
import { complain } from '../development/complain';
import type { Ask } from './simulate';
import { REQUEST_TIMEOUT } from './timeout';

/** What a request is sent with. */
export interface RequestOptions {
  /**
   * Aborts when the flow has given up waiting (docs/rules.md TIME-5), and not when its page is left:
   * money that is on its way arrives, and is not heard of twice.
   */
  signal: AbortSignal;
}

/**
 * The actor by which a flow asks your server: `provide({ actors: { payBill: request(payMyBill) } })`.
 * `send` rejects when what was asked did not happen; reject with a `ProblemError` to say why.
 */
export function request<Output, Input>(
  send: (input: Input, options: RequestOptions) => Promise<NoInfer<Output>>,
): Ask<Output, Input> {
  return fromPromise<Output, Input>(({ input }) =>
    send(input, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }),
  );
}

/** The actor that stands where an app must provide one: rejects with a message for its developer. */
export function notProvided<Output, Input>(machine: string, actor: string) {
  return fromPromise<Output, Input>(async () => {
    if (process.env.NODE_ENV !== 'production') {
      complain(
        `${machine} asks nobody yet, so what it began has failed. Provide the actor ${actor}: ` +
          `${machine}.provide({ actors: { ${actor}: request((input, { signal }) => …) } }), with ` +
          `request of @rad-wallet/ui/requests.`,
      );
    }
    throw new Error(`${machine}: provide the actor ${actor}.`);
  });
}
