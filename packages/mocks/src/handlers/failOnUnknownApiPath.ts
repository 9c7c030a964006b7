import type { UnhandledFrameHandle } from 'msw';
import { HttpNetworkFrame } from 'msw/experimental';

/** For MSW's `onUnhandledFrame`: unhandled requests to `/api/` fail; all others go to the network. */
export const failOnUnknownApiPath: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const { method, url } = frame.data.request;
  if (!new URL(url).pathname.includes('/api/')) return;
  defaults.error();
  throw new Error(`The mocked server has no handler for ${method} ${url}`);
};
