import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactForm } from './ContactForm';
import { renderInWallet } from './renderInWallet';
import * as server from './saveContact';

vi.mock(import('./saveContact'), { spy: true });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const getPhone = () => screen.getByLabelText<HTMLInputElement>('Phone');

it('keeps the input when the server rejects it, and focuses the invalid field', async () => {
  const { user } = renderInWallet(<ContactForm />);
  await user.type('Name', 'Nadia');
  await user.type('Phone', '12');
  await user.press('Save');
  expect(await screen.findByText('Enter a phone number.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nadia');
  expect(getPhone().value).toBe('12');
  expect(document.activeElement).toBe(getPhone());

  await user.type('Phone', '0300 1112223');
  await user.press('Save');
  expect(await screen.findByText('Nadia was saved.')).toBeTruthy();
});

it('is pending while the server works, and submits once', async () => {
  let answer = (_state: server.ContactState) => {};
  vi.mocked(server.saveContact).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { user, userEvent } = renderInWallet(<ContactForm />);
  await user.type('Name', 'Nadia');
  await user.press('Save');
  // `user` would wait until the button is enabled.
  const button = screen.getByRole('button', { name: /Save/ });
  await userEvent.click(button);
  await userEvent.type(getPhone(), '{Enter}');
  expect(server.saveContact).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  answer({ status: 'saved', values: { name: 'Nadia', phone: '' }, errors: {} });
  expect(await screen.findByText('Nadia was saved.')).toBeTruthy();
});
