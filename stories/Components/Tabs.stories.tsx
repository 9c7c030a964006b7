import preview from '#.storybook/preview';
import { Tabs } from '@rad-wallet/ui/Tabs';
import { Text } from '@rad-wallet/ui/Text';
import { expect, fn, waitFor } from 'storybook/test';

const tabs = [
  { id: 'cash', label: 'Cash', content: <Text>Rs. 711,875.00</Text> },
  { id: 'gold', label: 'Gold', content: <Text>29.2 g of gold</Text> },
  { id: 'silver', label: 'Silver', content: <Text>150 g of silver</Text> },
];

const meta = preview.meta({
  component: Tabs,
  parameters: { layout: 'padded' },
  args: { label: 'Accounts', tabs, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cash = await canvas.findByRole('tab', { name: 'Cash' });
    await waitFor(() => expect(cash).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('tablist', { name: 'Accounts' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Cash' })).toHaveTextContent('711,875');
  },
});

export const Selected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Gold' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Gold' })).toHaveTextContent('29.2 g');
    await expect(args.onChange).toHaveBeenLastCalledWith('gold');
  },
});

export const SelectedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Cash' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Silver' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Silver' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

export const Controlled = meta.story({
  args: { value: 'silver' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Cash' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
    await expect(canvas.getByRole('tabpanel', { name: 'Silver' })).toBeVisible();
  },
});

export const OneDisabled = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'gold' })) },
});

export const Many = meta.story({
  args: {
    tabs: ['Payments', 'Transfers', 'Conversions', 'Investments', 'Gifts', 'Bills'].map(
      (label) => ({
        id: label,
        label,
        content: <Text>{label}</Text>,
      }),
    ),
  },
});
