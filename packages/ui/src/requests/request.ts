import { fromPromise } from 'xstate';
import { warnOnce } from '../development/warnOnce';
import type { RequestActor } from './simulate';
import { REQUEST_TIMEOUT } from './timeout';

export interface RequestOptions {
  /**
   * Aborts when the flow times out (docs/rules.md TIME-5). That of `request` does not abort when the page is left: a
   * transfer in progress must complete.
   */
  signal: AbortSignal;
}

/**
 * Makes an actor that calls your server: `provide({ actors: { payBill: request(payMyBill) } })`.
 * `send` must reject when nothing was done; reject with a `ProblemError` to show the reason.
 */
export function request<Output, Input>(
  send: (input: Input, options: RequestOptions) => Promise<NoInfer<Output>>,
): RequestActor<Output, Input> {
  return fromPromise<Output, Input>(({ input }) =>
    send(input, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }),
  );
}

/**
 * Makes an actor that uploads files. Unlike that of `request`, its signal aborts when the person cancels or leaves the
 * page, and when the flow times out, which it counts from the last progress.
 */
export function upload<Output, Input>(
  send: (input: Input, options: RequestOptions) => Promise<NoInfer<Output>>,
): RequestActor<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => send(input, { signal }));
}

/** Placeholder for a required actor: rejects, and logs how to provide the actor. */
export function requireActor<Output, Input>(machine: string, actor: string) {
  return fromPromise<Output, Input>(async () => {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `${machine} asks nobody yet, so what it began has failed. Provide the actor ${actor}: ` +
          `${machine}.provide({ actors: { ${actor}: request((input, { signal }) => …) } }), with ` +
          `request of @rad-wallet/ui/requests.`,
      );
    }
    throw new Error(`${machine}: provide the actor ${actor}.`);
  });
}
