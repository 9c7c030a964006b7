import preview from '#.storybook/preview';
import { SegmentedControl } from '@rad-wallet/ui/SegmentedControl';
import { Monitor, Moon, QrCode, ScanLine, Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: SegmentedControl,
  parameters: { layout: 'padded' },
  args: {
    label: 'Theme',
    options: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
      { id: 'auto', label: 'Auto' },
    ],
    defaultValue: 'light',
    onChange: fn(),
  },
});

export const ThreeSegments = meta.story();

export const TwoSegments = meta.story({
  args: {
    label: 'QR code',
    options: [
      { id: 'scan', label: 'Scan', icon: ScanLine },
      { id: 'show', label: 'My code', icon: QrCode },
    ],
    defaultValue: 'scan',
  },
});

export const FourSegments = meta.story({
  args: {
    label: 'Period',
    options: ['1M', '3M', '6M', '1Y'].map((id) => ({ id, label: id })),
    defaultValue: '6M',
  },
});

export const WithIcons = meta.story({
  args: {
    options: [
      { id: 'light', label: 'Light', icon: Sun },
      { id: 'dark', label: 'Dark', icon: Moon },
      { id: 'auto', label: 'Auto', icon: Monitor },
    ],
  },
});

export const VisibleLabel = meta.story({ args: { isLabelHidden: false } });

export const Selected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await userEvent.click(canvas.getByText('Dark'));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});

export const SelectedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const OneDisabled = meta.story({
  args: {
    options: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark', isDisabled: true },
    ],
  },
});

export const LongText = meta.story({
  args: {
    options: [
      { id: 'light', label: 'Always the light theme' },
      { id: 'dark', label: 'Always the dark theme' },
      { id: 'auto', label: 'As this phone is set' },
    ],
  },
});
