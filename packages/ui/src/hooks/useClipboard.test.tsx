// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClipboard, type CopiedText } from './useClipboard';

const writeText = vi.fn<(text: string) => Promise<void>>();

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
    copy: (text: CopiedText = '1234') => act(() => given!.copy(text)),
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

it('loads the text to copy', async () => {
  expect(await page.copy(async () => '5678')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('5678');
  expect(page.status()).toBe('copied');
});

it('gives the clipboard a promise of the text where it accepts one', async () => {
  const write = vi.fn<(items: { 'text/plain': Promise<Blob> }[]) => Promise<void>>();
  write.mockImplementation(async ([item]) => void (await item?.['text/plain']));
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal('ClipboardItem', function (items: object) {
    return items;
  });
  expect(await page.copy(async () => '\u20685678\u2069')).toBe(true);
  const blob = await write.mock.calls[0]?.[0][0]?.['text/plain'];
  expect(blob?.size).toBe(4);
  expect(await page.copy(() => Promise.reject(new Error('500')))).toBe(false);
  expect(page.status()).toBe('failed');
});
