// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useToast } from '../components/Toast';
import { money } from '../format/testing/money';
import { WalletProvider } from './WalletProvider';

const region = vi.hoisted(() => ({ isBroken: true }));

vi.mock('../components/Toast/ToastRegion', async (importOriginal) => {
  const original = await importOriginal<{ default: ComponentType }>();
  return {
    get default() {
      if (region.isBroken) throw new Error('Failed to fetch dynamically imported module');
      return original.default;
    },
  };
});

function Notify() {
  const show = useToast();
  return (
    <button
      type="button"
      onClick={() => show({ tone: 'danger', title: 'Not sent', description: 'Try again.' })}
    >
      {'Send'}
    </button>
  );
}

it('shows a toast as text if the toast region fails to load, and loads it for the next toast', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <WalletProvider money={money}>
        <Notify />
      </WalletProvider>,
    ),
  );
  const press = () =>
    act(async () => {
      document.querySelector('button')?.click();
      await vi.dynamicImportSettled();
    });
  await press();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Not sent Try again.');
  expect(document.querySelector('[data-tone=danger]')?.textContent).toBe('Not sent Try again.');
  expect(document.querySelector('[role=region]')).toBeNull();

  region.isBroken = false;
  await press();
  expect(document.querySelector('[role=region]')?.textContent).toContain('Not sent');
  expect(document.querySelectorAll('[data-tone=danger]')).toHaveLength(1);
  act(() => root.unmount());
});
