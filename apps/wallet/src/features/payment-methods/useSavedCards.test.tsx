// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { getReadyValue } from '../../platform/api/toLoadable';
import { DeviceContext } from '../../platform/storage/DeviceContext';
import { createMemoryDevice } from '../../platform/storage/testing/memoryStorage';
import { removeUserData } from '../../session/signOut';
import { money } from '../../money';
import { useSavedCards } from './useSavedCards';

const { setDefault } = vi.hoisted(() => ({ setDefault: vi.fn() }));
vi.mock('#host/host', () => ({
  host: { commands: { savedCards: { setDefault } }, isOffered: () => true },
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function open(device = createMemoryDevice()) {
  const root = createRoot(document.createElement('div'));
  const onRender = vi.fn<(shown: ReturnType<typeof useSavedCards>) => void>();
  function Cards() {
    onRender(useSavedCards());
    return null;
  }
  act(() =>
    root.render(
      <WalletProvider money={money} messages={en}>
        <DeviceContext value={device}>
          <Cards />
        </DeviceContext>
      </WalletProvider>,
    ),
  );
  const close = () => act(() => root.unmount());
  const getShown = () => onRender.mock.lastCall![0];
  const getCards = () => getReadyValue(getShown().cards) ?? [];
  return { device, getShown, getCards, close };
}

it('does not apply a change that completes after sign-out', async () => {
  let respond = () => {};
  setDefault.mockReturnValue(new Promise<void>((resolve) => (respond = resolve)));
  const { device, getShown, getCards, close } = open();
  const [first, second] = getCards();
  await act(async () => getShown().setDefault?.(second!));
  removeUserData({ device, queryClient: createQueryClient() });
  await act(async () => respond());
  expect(getCards()[0]?.id).toBe(first?.id);
  expect(getCards().find(({ isDefault }) => isDefault)?.id).toBe(first?.id);
  close();
});

it('remembers a pending change after the page unmounts, so that it cannot be sent twice', async () => {
  let respond = () => {};
  setDefault.mockReturnValue(new Promise<void>((resolve) => (respond = resolve)));
  const first = open();
  const [, second] = first.getCards();
  await act(async () => first.getShown().setDefault?.(second!));
  first.close();
  const again = open(first.device);
  expect(again.getShown().pending).toEqual({ card: second, kind: 'default' });
  await act(async () => respond());
  expect(again.getShown().pending).toBeNull();
  again.close();
});

it('applies a change that completes before sign-out', async () => {
  setDefault.mockResolvedValue(undefined);
  const { getShown, getCards, close } = open();
  const [, second] = getCards();
  await act(async () => getShown().setDefault?.(second!));
  expect(getCards().find(({ isDefault }) => isDefault)?.id).toBe(second?.id);
  close();
});
