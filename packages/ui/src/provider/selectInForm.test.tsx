// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { money } from '../format/testing/money';
import { Select, type SelectProps } from '../components/Select';
import { WalletProvider } from '.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const LABEL = 'Metal';

const options = [
  { id: 'silver', label: 'Silver' },
  { id: 'gold', label: 'Gold' },
] as const;

function renderForm(props: Partial<SelectProps>) {
  const form = document.body.appendChild(document.createElement('form'));
  const root = createRoot(form);
  const show = (more: Partial<SelectProps> = {}) =>
    act(() =>
      root.render(
        <WalletProvider money={money}>
          <Select label={LABEL} name="metal" options={options} {...props} {...more} />
        </WalletProvider>,
      ),
    );
  show();
  const send = () => new FormData(form).getAll('metal');
  const reset = () => act(() => form.reset());
  return { form, send, reset, show };
}

it('submits what it shows, untouched and after a reset', () => {
  const { form, send, reset } = renderForm({ defaultValue: 'gold' });
  for (let times = 0; times < 3; times += 1) {
    expect(form.querySelector('button')?.textContent).toContain('Gold');
    expect(send()).toEqual(['gold']);
    reset();
  }
});

it('submits a controlled value', () => {
  const { send, show, reset } = renderForm({ value: 'gold' });
  show({ value: 'silver' });
  expect(send()).toEqual(['silver']);
  reset();
  expect(send()).toEqual(['silver']);
});

it('submits nothing while disabled, and an empty value without a choice', () => {
  expect(renderForm({ defaultValue: 'gold', isDisabled: true }).send()).toEqual([]);
  expect(renderForm({}).send()).toEqual(['']);
});

it('submits what it shows after a form action of React', async () => {
  const sent: FormDataEntryValue[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <WalletProvider money={money}>
        <form action={(data: FormData) => void sent.push(...data.getAll('metal'))}>
          <Select label={LABEL} name="metal" options={options} defaultValue="gold" />
        </form>
      </WalletProvider>,
    ),
  );
  const form = container.querySelector('form');
  for (let times = 0; times < 3; times += 1) await act(async () => form?.requestSubmit());
  expect(sent).toEqual(['gold', 'gold', 'gold']);
});
