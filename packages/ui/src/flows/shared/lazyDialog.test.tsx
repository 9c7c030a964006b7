import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { lazyDialog } from './lazyDialog';

function Question({ isOpen, text }: { isOpen: boolean; text: string }) {
  return isOpen && <p>{text}</p>;
}

/** Renders until everything that was waited for is there. */
async function rendered(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { onError: () => {} });
  return new Response(prelude).text();
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('loads nothing while it was never open', async () => {
  const load = vi.fn(async () => Question);
  const Dialog = lazyDialog(load);
  expect(await rendered(<Dialog isOpen={false} text="Sure?" />)).not.toContain('Sure?');
  expect(load).not.toHaveBeenCalled();
});

it('loads when it is opened, and shows what it was given', async () => {
  const Dialog = lazyDialog(async () => Question);
  expect(renderToString(<Dialog isOpen text="Sure?" />)).not.toContain('Sure?');
  expect(await rendered(<Dialog isOpen text="Sure?" />)).toContain('Sure?');
});

it('shows at once what was loaded before, and loads it once', async () => {
  const load = vi.fn(async () => Question);
  const Dialog = lazyDialog(load);
  Dialog.preload();
  await settle();
  expect(renderToString(<Dialog isOpen text="Sure?" />)).toContain('Sure?');
  for (const intend of Object.values(Dialog.preloadOnIntent)) intend();
  expect(load).toHaveBeenCalledOnce();
});

it('asks again for what could not be loaded', async () => {
  const load = vi
    .fn<() => Promise<typeof Question>>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue(Question);
  const Dialog = lazyDialog(load);
  Dialog.preload();
  await settle();
  expect(await rendered(<Dialog isOpen text="Sure?" />)).toContain('Sure?');
  expect(load).toHaveBeenCalledTimes(2);
});
