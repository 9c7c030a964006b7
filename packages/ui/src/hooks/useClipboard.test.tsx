// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClipboard } from './useClipboard';

const writeText = vi.fn<(text: string) => Promise<void>>();

/** Returns the result of the hook in a mounted component. */
function renderClipboard() {
  let given: ReturnType<typeof useClipboard> | undefined;
  function Probe() {
    const clipboard = useClipboard();
    useEffect(() => {
      given = clipboard;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
  return {
    status: () => given!.status,
    copy: () => act(() => given!.copy('1234')),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    unmount: () => act(() => root.unmount()),
  };
}

let page: ReturnType<typeof renderClipboard>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
  page = renderClipboard();
});

afterEach(() => {
  page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports success for 2 seconds', async () => {
  expect(page.status()).toBe('idle');
  expect(await page.copy()).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('1234');
  page.pass(1999);
  expect(page.status()).toBe('copied');
  page.pass(1);
  expect(page.status()).toBe('idle');
});

it('reports failure for 2 seconds', async () => {
  writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  expect(await page.copy()).toBe(false);
  page.pass(1999);
  expect(page.status()).toBe('failed');
  page.pass(1);
  expect(page.status()).toBe('idle');
});

it('restarts the timer when it copies again', async () => {
  await page.copy();
  page.pass(1500);
  await page.copy();
  page.pass(1999);
  expect(page.status()).toBe('copied');
  page.pass(1);
  expect(page.status()).toBe('idle');
});
