import preview from '#.storybook/preview';
import { ChoiceChips } from '@rad-wallet/ui/ChoiceChips';
import { MenuButton } from '@rad-wallet/ui/Menu';
import { LOCALES } from '@rad-wallet/ui/messages';
import { RadioCards } from '@rad-wallet/ui/RadioCards';
import { SegmentedControl } from '@rad-wallet/ui/SegmentedControl';
import { Select } from '@rad-wallet/ui/Select';
import { expect, screen, waitFor } from 'storybook/test';
import { expectVerticalArrows, expectHorizontalArrows, setLanguage } from '../support/arrows';

const periods = [
  { id: 'all', label: 'The whole time' },
  { id: 'month', label: 'A month' },
  { id: 'quarter', label: 'Three months' },
  { id: 'half', label: 'Half a year' },
  { id: 'year', label: 'A year' },
];

/** Arrow keys move to the visually adjacent option, in left-to-right and right-to-left languages. */
const meta = preview.meta({
  title: 'Components/Arrow keys',
  parameters: { layout: 'padded' },
  tags: ['!autodocs', '!manifest', 'no-visual'],
});

export const InSegmentedControl = meta.story({
  render: () => <SegmentedControl label="Period" options={periods.slice(1, 4)} />,
  play: async ({ canvas, userEvent }) => {
    for (const language of LOCALES) {
      await setLanguage(language);
      await expectHorizontalArrows(canvas.getByRole('radiogroup'), { userEvent });
    }
  },
});

export const InChoiceChips = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => <ChoiceChips label="Period" options={periods} />,
  play: async ({ canvas, userEvent }) => {
    for (const language of LOCALES) {
      await setLanguage(language);
      await expectHorizontalArrows(canvas.getByRole('radiogroup'), { userEvent });
    }
  },
});

// In a single column, the left and right arrow keys act as up and down.
export const InRadioCards = meta.story({
  render: () => <RadioCards label="Period" options={periods.slice(0, 3)} />,
  play: async ({ canvas, userEvent }) => {
    for (const language of LOCALES) {
      await setLanguage(language);
      const [first, second, third] = canvas.getAllByRole('radio');
      first?.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(third).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(first).toHaveFocus();
    }
  },
});

export const InSelect = meta.story({
  render: () => <Select label="Period" options={periods} defaultValue="all" />,
  play: async ({ canvas, userEvent }) => {
    for (const language of LOCALES) {
      await setLanguage(language);
      canvas.getByRole('button').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expectVerticalArrows(await screen.findAllByRole('option'), { userEvent });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    }
  },
});

export const InMenu = meta.story({
  render: () => (
    <MenuButton
      label="Period"
      items={periods.map((period) => ({ ...period, onAction: () => {} }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const language of LOCALES) {
      await setLanguage(language);
      canvas.getByRole('button').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expectVerticalArrows(await screen.findAllByRole('menuitem'), { userEvent });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    }
  },
});
