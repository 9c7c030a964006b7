import { ReferralScreen } from '@rad-wallet/ui/features/referral';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInWallet } from './renderInWallet';
import { connectApp } from './webView';

const navigate = vi.fn();
const goBack = vi.fn();
let received: { type: string; id?: number }[] = [];
let page: ReturnType<typeof connectApp>;

/** Dispatches a message like React Native on iOS (`window`) or Android (`document`). */
const post = (message: object, target: EventTarget = window) =>
  target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));

beforeEach(() => {
  received = [];
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  window.ReactNativeWebView = { postMessage: (message) => received.push(JSON.parse(message)) };
  page = connectApp({ navigate, goBack });
});
afterEach(() => {
  cleanup();
  page?.disconnect();
  delete window.ReactNativeWebView;
  vi.clearAllMocks();
});

it('does nothing in a browser', () => {
  delete window.ReactNativeWebView;
  expect(connectApp({ navigate, goBack })).toBeUndefined();
});

it('reports the path, and follows Back and links of the app', () => {
  page?.reportPath('/activity', true);
  expect(received).toEqual([{ type: 'navigated', path: '/activity', canGoBack: true }]);
  post({ type: 'back' }, document);
  expect(goBack).toHaveBeenCalledOnce();
  post({ type: 'open', path: '/activity' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/activity');
});

it('ignores other messages', () => {
  window.dispatchEvent(new MessageEvent('message', { data: 'not JSON' }));
  post({ type: 'open', path: '//evil.example' });
  post({ type: 'open', path: 'javascript:alert()' });
  const data = JSON.stringify({ type: 'back' });
  window.dispatchEvent(new MessageEvent('message', { data, source: window }));
  expect(navigate).not.toHaveBeenCalled();
  expect(goBack).not.toHaveBeenCalled();
});

it.each([
  ['shared', 'shared'],
  ['cancelled', 'cancelled'],
  ['failed', 'copied'],
])('opens the share sheet of the app: %s', async (outcome, expected) => {
  const onShared = vi.fn();
  const { user } = renderInWallet(
    <ReferralScreen
      code="SANA"
      link="https://bank.example/join/SANA"
      program={{ reward: '5' }}
      referrals={[]}
      onCodeCopied={() => {}}
      onCodeCopyFailed={() => {}}
      onShared={onShared}
    />,
  );
  await user.press(/Share|Invite/);
  expect(received).toEqual([
    {
      type: 'share',
      id: expect.any(Number),
      content: expect.objectContaining({ url: 'https://bank.example/join/SANA' }),
    },
  ]);
  post({ type: 'shared', id: received[0]?.id, outcome });
  await waitFor(() => expect(onShared).toHaveBeenCalledExactlyOnceWith(expected));
});

it('extends the page into the safe areas', () => {
  expect(document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content).toContain(
    'viewport-fit=cover',
  );
});
