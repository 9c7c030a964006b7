// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { money } from '../format/testing/money';
import { paymentMessages } from '../messages/shared/payment';
import { commonMessages } from '../messages/shared/common';
import { WalletProvider } from '../provider';
import { FormStep } from './FormStep';

let root: Root;
const onSubmit = vi.fn<() => void>();

const renderStep = (canSubmit: boolean, missing?: string) =>
  act(async () =>
    root.render(
      <WalletProvider money={money} timeZone="UTC">
        <FormStep
          header={<h1>{paymentMessages.en.amount}</h1>}
          submitLabel={commonMessages.en.continue}
          canSubmit={canSubmit}
          missing={missing}
          onSubmit={onSubmit}
        >
          <input aria-label={paymentMessages.en.amount} />
        </FormStep>
      </WalletProvider>,
    ),
  );

const getButton = () => document.querySelector('button')!;
const getDescription = () =>
  document.getElementById(getButton().getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSubmit.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

// Disabled submit buttons: docs/rules.md NAV-20.
it('keeps a disabled submit button in the tab order, with the reason', async () => {
  await renderStep(false, 'Enter an amount greater than 0.');
  await act(async () => getButton().focus());
  expect(document.activeElement).toBe(getButton());
  expect(getButton().getAttribute('aria-disabled')).toBe('true');
  expect(getDescription()).toBe('Enter an amount greater than 0.');
  await renderStep(false);
  expect(getDescription()).toBe(commonMessages.en.completeFields);
});

it('does not submit while it is disabled, by a press or by Enter', async () => {
  await renderStep(false);
  await act(async () => getButton().click());
  // In a form with one field, Enter submits even without a submit button.
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();

  await renderStep(true);
  expect(getButton().hasAttribute('aria-disabled')).toBe(false);
  expect(getButton().hasAttribute('aria-describedby')).toBe(false);
  await act(async () => getButton().click());
  expect(onSubmit).toHaveBeenCalledOnce();
});
