// @vitest-environment jsdom
import { giftReceipt } from '@rad-wallet/mocks/samples';
import { resumeGift, type GiftDraft, type GiftStep } from '@rad-wallet/ui/features/gift';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { money } from '../../money';
import { NavigationContext } from '../../platform/navigation/navigation';
import { getGiftPath } from './giftHistoryActions';
import { useGiftHistory } from './useGiftHistory';

const navigate = vi.fn();

const draft: GiftDraft = {
  amount: '2500',
  currency: 'PKR',
  recipient: { name: 'Fatima Ali', phone: '+92 300 1234567', isNewUser: false },
  message: 'Mubarak',
  wrapDesign: null,
};

function Gift({ step }: { step: GiftStep }) {
  const actor = {
    getSnapshot: () => resumeGift(step, draft, { receipt: giftReceipt, money }),
    send: () => {},
  };
  useGiftHistory(actor, step, '/funds');
  return null;
}

let root: ReturnType<typeof createRoot>;
const show = (step: GiftStep) =>
  act(() =>
    root.render(
      <NavigationContext
        value={{ path: getGiftPath('contact'), search: '', navigate, goBack: () => {} }}
      >
        <Gift step={step} />
      </NavigationContext>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  navigate.mockClear();
  window.history.replaceState(null, '', getGiftPath('contact'));
  root = createRoot(document.createElement('div'));
  show('contact');
});
afterEach(() => act(() => root.unmount()));

it('adds an entry for a step', () => {
  show('message');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/gift-message', { state: { giftDepth: 1 } });
});

it('adds none to the next page while the router renders that page', () => {
  window.history.pushState(null, '', '/transactions');
  show('message');
  expect(navigate).not.toHaveBeenCalled();
});
