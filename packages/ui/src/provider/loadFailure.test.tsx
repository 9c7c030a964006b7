// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { money } from '../format/testing/money';
import { WalletProvider } from './WalletProvider';
import { createLazyDialog, createLazyView } from '../components/LazyView';

const failure = new Error('Failed to fetch dynamically imported module');

function Part() {
  return <p>{'The part'}</p>;
}

function Dialog({ isOpen }: { isOpen: boolean }) {
  return isOpen && <p>{'The dialog'}</p>;
}

let container: HTMLElement;
let show: (element: ReactNode) => Promise<void>;
let unmount: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue();
  container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  show = (element) =>
    act(async () => root.render(<WalletProvider money={money}>{element}</WalletProvider>));
  unmount = () => act(() => root.unmount());
});

afterEach(() => {
  unmount();
  container.remove();
  vi.restoreAllMocks();
});

const press = () => act(async () => container.querySelector('button')?.click());

it('says in place that a part could not be loaded, keeps the rest, and loads it on a press', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(failure);
  const View = createLazyView(load);
  const page = (
    <>
      <h1 tabIndex={-1}>{'The page'}</h1>
      <View />
    </>
  );
  await show(page);
  expect(container.querySelector('[role=alert]')?.textContent).toContain(
    'This could not be loaded',
  );
  expect(container.textContent).toContain('The page');

  container.querySelector('button')?.focus();
  await press();
  await vi.waitFor(async () => {
    // React renders at the end of `act` only, so waiting inside it would never end.
    await act(async () => {});
    expect(container.textContent).toContain('The part');
  });
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('The page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('offers to reload the screen if a part fails to load again', async () => {
  const View = createLazyView(async () => Promise.reject<typeof Part>(failure));
  await show(<View />);
  expect(container.textContent).not.toContain('Reload this screen');
  await press();
  expect(container.textContent).toContain('Reload this screen');
});

it('loads a part again when it is next mounted', async () => {
  const View = createLazyView(vi.fn(async () => Part).mockRejectedValueOnce(failure));
  await show(<View />);
  await show(null);
  await show(<View />);
  expect(container.textContent).toBe('The part');
});

it('loads a dialog again when it is next opened', async () => {
  const View = createLazyDialog(vi.fn(async () => Dialog).mockRejectedValueOnce(failure));
  await show(<View isOpen />);
  expect(container.textContent).toContain('This could not be loaded');
  await show(<View isOpen={false} />);
  expect(container.textContent).toBe('');
  await show(<View isOpen />);
  expect(container.textContent).toBe('The dialog');
});
