import type { UnhandledFrameHandle } from 'msw';
import { HttpNetworkFrame } from 'msw/experimental';

/** For `onUnhandledFrame`: requests to `/api/` without a handler fail; others go to the network. */
export const failOnUnknownApiPath: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const { method, url } = frame.data.request;
  if (!new URL(url).pathname.includes('/api/')) return;
  defaults.error();
  throw new Error(`The mocked server has no handler for ${method} ${url}`);
};
