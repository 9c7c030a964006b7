import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { createLazyDialog } from './createLazyView';

function TextDialog({ isOpen, text }: { isOpen: boolean; text: string }) {
  return isOpen && <p>{text}</p>;
}

async function render(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { onError: () => {} });
  return new Response(prelude).text();
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('loads nothing before it is opened', async () => {
  const load = vi.fn(async () => TextDialog);
  const Dialog = createLazyDialog(load);
  expect(await render(<Dialog isOpen={false} text="Sure?" />)).not.toContain('Sure?');
  expect(load).not.toHaveBeenCalled();
});

it('loads when it is opened, and renders its props', async () => {
  const Dialog = createLazyDialog(async () => TextDialog);
  expect(renderToString(<Dialog isOpen text="Sure?" />)).not.toContain('Sure?');
  expect(await render(<Dialog isOpen text="Sure?" />)).toContain('Sure?');
});

it('renders immediately if it is already loaded, and loads once', async () => {
  const load = vi.fn(async () => TextDialog);
  const Dialog = createLazyDialog(load);
  Dialog.preload();
  await settle();
  expect(renderToString(<Dialog isOpen text="Sure?" />)).toContain('Sure?');
  for (const intend of Object.values(Dialog.preloadOnIntent)) intend();
  expect(load).toHaveBeenCalledOnce();
});

it('retries after a failed load', async () => {
  const load = vi
    .fn<() => Promise<typeof TextDialog>>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue(TextDialog);
  const Dialog = createLazyDialog(load);
  Dialog.preload();
  await settle();
  expect(await render(<Dialog isOpen text="Sure?" />)).toContain('Sure?');
  expect(load).toHaveBeenCalledTimes(2);
});

it('marks the place of what is loading, for tests to wait, without taking space', async () => {
  const Dialog = createLazyDialog(async () => TextDialog);
  expect(renderToString(<Dialog isOpen text="Sure?" />)).toContain(
    '<div data-awaited="" hidden="">',
  );
});
