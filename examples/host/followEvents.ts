import type { Subscription } from '../../apps/wallet/src/platform/live/subscribe';

/**
 * Follows server-sent events. After a lost connection, the browser reconnects by itself, and tells the server which
 * event it has received last. Rejects if the browser gives up, as after an error response.
 */
export function followEvents(
  url: string,
  { onOpen, onEvent, ageMs }: Subscription,
  signal: AbortSignal,
): Promise<never> {
  const source = new EventSource(`${url}?age=${ageMs}`, { withCredentials: true });
  signal.addEventListener('abort', () => source.close());
  source.addEventListener('open', onOpen);
  source.addEventListener('message', ({ data }) => onEvent(JSON.parse(String(data))));
  return new Promise((_, reject) => {
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) reject(new TypeError('The events have ended'));
    });
  });
}
