// @vitest-environment jsdom
import { act, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '.';
import { Dialog } from '../components/Dialog';
import { money } from '../format/testing/money';
import { commonMessages } from '../messages/shared/common';
import { paymentMessages } from '../messages/shared/payment';

let root: Root;

function FocusedInput() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label={paymentMessages.en.amount} />;
}

const renderDialog = (content: string, isOpen = true) =>
  act(async () =>
    root.render(
      <WalletProvider money={money} timeZone="UTC">
        <button type="button">{commonMessages.en.select}</button>
        <Dialog title={paymentMessages.en.currency} isOpen={isOpen} onOpenChange={() => {}}>
          {content === 'field' ? <FocusedInput /> : <p>{content}</p>}
        </Dialog>
      </WalletProvider>,
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom does not implement `getAnimations`.
  Element.prototype.getAnimations = () => [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('focuses its title when it opens, so that a screen reader does not read all of it', async () => {
  await renderDialog('1 July to 31 July', false);
  document.querySelector('button')?.focus();
  await renderDialog('1 July to 31 July');
  const isTitle = () => document.activeElement === document.querySelector('h2');
  expect(isTitle()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isTitle()).toBe(true);
});

it('leaves focus in a field that takes it', async () => {
  await renderDialog('field');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(paymentMessages.en.amount);
});
