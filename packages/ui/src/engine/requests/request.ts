import { fromPromise } from 'xstate';
import { warnOnce } from '../../development/warnOnce';
import type { RequestActor } from './simulate';
import { REQUEST_TIMEOUT } from './timeout';

export interface RequestOptions {
  /**
   * Aborts on a timeout (docs/rules.md TIME-5). With `request`, it does not abort when the user leaves, so that a
   * transfer can complete.
   */
  signal: AbortSignal;
}

/**
 * Creates an actor that calls your server: `provide({ actors: { payBill: request(payMyBill) } })`. `send` must reject
 * if the server did not execute the request; reject with a `ProblemError` to show the reason.
 */
export function request<Output, Input>(
  send: (input: Input, options: RequestOptions) => Promise<NoInfer<Output>>,
): RequestActor<Output, Input> {
  return fromPromise<Output, Input>(({ input }) =>
    send(input, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }),
  );
}

/** Like `request`, but the signal aborts when the user cancels or leaves, and on a timeout without progress. */
export function upload<Output, Input>(
  send: (input: Input, options: RequestOptions) => Promise<NoInfer<Output>>,
): RequestActor<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => send(input, { signal }));
}

/** Creates a placeholder for a required actor. It rejects, and in development logs how to provide the actor. */
export function requireActor<Output, Input>(machine: string, actor: string) {
  return fromPromise<Output, Input>(async () => {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `${machine} has no actor ${actor}, so the request failed. Provide it: ` +
          `${machine}.provide({ actors: { ${actor}: request((input, { signal }) => …) } }), with ` +
          `request of @rad-wallet/ui/requests.`,
      );
    }
    throw new Error(`${machine}: provide the actor ${actor}.`);
  });
}
