// @vitest-environment jsdom
import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { AmountField } from '@rad-wallet/ui/AmountField';
import { Button } from '@rad-wallet/ui/Button';
import { CodeField } from '@rad-wallet/ui/CodeField';
import { Dialog } from '@rad-wallet/ui/Dialog';
import { MenuButton } from '@rad-wallet/ui/Menu';
import { Numpad } from '@rad-wallet/ui/Numpad';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { RadioCards } from '@rad-wallet/ui/RadioCards';
import { SegmentedControl } from '@rad-wallet/ui/SegmentedControl';
import { Select } from '@rad-wallet/ui/Select';
import { Tabs } from '@rad-wallet/ui/Tabs';
import { screen, waitFor, within } from '@testing-library/dom';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { money } from '../money';
import { ComponentUser, INTERACTION_TYPES } from './index';

let unmount = () => {};
afterEach(() => unmount());

async function render(children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = () => {
    root.unmount();
    container.remove();
  };
  root.render(<WalletProvider money={money}>{children}</WalletProvider>);
  await waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
}

const metals = [
  { id: 'silver', label: 'Silver' },
  { id: 'gold', label: 'Gold' },
] as const;

interface OverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function WithButton({ overlay: Overlay }: { overlay: (props: OverlayProps) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Overlay isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const Sheet = (props: OverlayProps) => (
  <Dialog {...props} title="Fees">
    None
  </Dialog>
);
const Question = ({ isOpen, onOpenChange }: OverlayProps) => (
  <AlertDialog
    isOpen={isOpen}
    title="Fees"
    confirmLabel="Pay"
    cancelLabel="Cancel"
    onConfirm={() => {}}
    onCancel={() => onOpenChange(false)}
  >
    None
  </AlertDialog>
);

describe.each(INTERACTION_TYPES)('with %s', (interactionType) => {
  const user = new ComponentUser({ interactionType });

  it('selects an option', async () => {
    const onChange = vi.fn();
    await render(<Select label="Metal" options={metals} onChange={onChange} />);
    const select = user.createTester('Select', {
      root: screen.getByRole('button', { name: /Metal/ }),
    });
    await select.toggleOptionSelection({ option: 'Gold' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('gold');
    expect(select.getListbox()).toBeNull();
  });

  it('presses a menu item', async () => {
    const onAction = vi.fn();
    const items = [
      { id: 'share', label: 'Share', onAction: () => {} },
      { id: 'delete', label: 'Delete', onAction },
    ];
    await render(<MenuButton label="More" items={items} />);
    const menu = user.createTester('Menu', { root: screen.getByRole('button', { name: 'More' }) });
    await menu.open();
    await menu.toggleOptionSelection({ option: 'Delete' });
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('changes the tab', async () => {
    const tabs = metals.map((metal) => ({ ...metal, content: `About ${metal.label}` }));
    await render(<Tabs label="Metals" tabs={tabs} />);
    const tester = user.createTester('Tabs', { root: screen.getByRole('tablist') });
    await tester.triggerTab({ tab: 'Gold' });
    expect(tester.getActiveTabpanel()?.textContent).toBe('About Gold');
  });

  it.each([
    ['cards', RadioCards],
    ['segments', SegmentedControl],
  ])('chooses one of several %s', async (_name, Radios) => {
    const onChange = vi.fn();
    await render(
      <Radios label="Metal" options={metals} defaultValue="silver" onChange={onChange} />,
    );
    const group = user.createTester('RadioGroup', { root: screen.getByRole('radiogroup') });
    await group.triggerRadio({ radio: 'Gold' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('gold');
    expect(group.getSelectedRadio()).toBe(screen.getByRole('radio', { name: 'Gold' }));
  });

  it.each([
    ['sheet', Sheet],
    ['question', Question],
  ])('opens and closes a %s', async (_name, overlay) => {
    await render(<WithButton overlay={overlay} />);
    const dialog = user.createTester('Dialog', {
      root: screen.getByRole('button', { name: 'Open' }),
    });
    await dialog.open();
    expect(within(dialog.getDialog()!).getByRole('heading').textContent).toBe('Fees');
    await dialog.close();
    expect(dialog.getDialog()).toBeNull();
  });

  it('types an amount', async () => {
    const onChange = vi.fn();
    await render(
      <AmountField
        label="Amount"
        prefix="PKR"
        maxDecimals={2}
        defaultValue="7"
        onChange={onChange}
      />,
    );
    const field = user.createWalletTester('AmountField', { root: screen.getByLabelText('Amount') });
    await field.enter('1250.5');
    expect([field.getText(), field.getAmount(), field.isInvalid()]).toEqual([
      '1,250.5',
      '1250.5',
      false,
    ]);
    expect(onChange).toHaveBeenLastCalledWith('1,250.5');
    await field.enter('1.234');
    expect(field.isInvalid()).toBe(true);
    expect(field.getDescription()).toMatch(/2 decimals.*PKR/);
    await field.enter('all{}[]');
    expect([field.getText(), field.getAmount()]).toEqual(['all{}[]', null]);
  });

  it('types and pastes a code', async () => {
    const onComplete = vi.fn();
    await render(<CodeField label="PIN" length={4} isMasked onComplete={onComplete} />);
    const field = user.createWalletTester('CodeField', { root: screen.getByLabelText('PIN') });
    await field.enter('12');
    expect([field.getText(), onComplete.mock.calls]).toEqual(['12', []]);
    await field.paste('Your code is 9876');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('9876');
    await field.enter('4321');
    expect(onComplete).toHaveBeenLastCalledWith('4321');
  });

  it('enters a number with the number pad', async () => {
    const onChange = vi.fn();
    await render(<Numpad label="Amount" onChange={onChange} />);
    const pad = user.createWalletTester('Numpad', {
      root: screen.getByRole('group', { name: 'Amount' }),
    });
    await pad.enter('12.55');
    await pad.press('Backspace');
    expect(pad.getValue()).toBe('12.5');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([
      '1',
      '12',
      '12.',
      '12.5',
      '12.55',
      '12.5',
    ]);
    await pad.clear();
    expect(pad.getValue()).toBe('');
  });

  it('enters a PIN with the number pad, which announces no digits', async () => {
    const onChange = vi.fn();
    await render(<Numpad label="PIN" maxLength={4} isMasked onChange={onChange} />);
    const root = screen.getByRole('group', { name: 'PIN' });
    const pad = user.createWalletTester('Numpad', { root });
    await pad.enter('0072');
    expect(onChange).toHaveBeenLastCalledWith('0072');
    await pad.enter('5');
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(pad.getValue()).toBe('4 of 4 digits entered');
    expect(root.textContent).not.toContain('0072');
    await pad.press('Backspace');
    expect(pad.getValue()).toBe('3 of 4 digits entered');
    await pad.clear();
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});

it('rejects keys that a number pad has not', async () => {
  await render(<Numpad label="Grams" maxDecimals={0} />);
  const root = screen.getByRole('group', { name: 'Grams' });
  const pad = new ComponentUser().createWalletTester('Numpad', { root });
  await expect(pad.press('.')).rejects.toThrow('This number pad has no key .');
  await expect(pad.press('12')).rejects.toThrow('A number pad has no key 12.');
});

it('rejects an element without a field, and a field that takes no focus', async () => {
  await render(<AmountField label="Amount" isDisabled />);
  const root = screen.getByLabelText('Amount');
  for (const interactionType of INTERACTION_TYPES) {
    const user = new ComponentUser({ interactionType });
    const field = user.createWalletTester('AmountField', { root });
    await expect(field.enter('5')).rejects.toThrow(/does not (reach|take) /);
  }
  expect(() =>
    new ComponentUser().createWalletTester('CodeField', { root: document.head }),
  ).toThrow('The element contains no field.');
});

it('reads an amount in the language of the page', () => {
  const root = document.createElement('div');
  root.innerHTML = '<div lang="de"><input value="1.250,5" /></div>';
  const field = new ComponentUser().createWalletTester('AmountField', { root });
  expect(field.getAmount()).toBe('1250.5');
});

it('taps what replaced the last tapped element', async () => {
  const onChange = vi.fn();
  function Pads() {
    const [first, setFirst] = useState('');
    return first === '' ? (
      <Numpad key="first" label="First" onChange={setFirst} />
    ) : (
      <Numpad key="second" label="Second" onChange={onChange} />
    );
  }
  await render(<Pads />);
  const user = new ComponentUser({ interactionType: 'touch' });
  for (const name of ['First', 'Second']) {
    const root = screen.getByRole('group', { name });
    await user.createWalletTester('Numpad', { root }).press('5');
  }
  expect(onChange).toHaveBeenCalledExactlyOnceWith('5');
});
