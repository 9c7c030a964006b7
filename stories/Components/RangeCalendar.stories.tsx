import preview from '#.storybook/preview';
import { RangeCalendar } from '@rad-wallet/ui/RangeCalendar';
import { expect, fn } from 'storybook/test';
import { tabTo } from '../support/keyboard';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  component: RangeCalendar,
  parameters: { layout: 'padded' },
  args: { label: 'Period', onChange: fn() },
});

const november = { from: '2026-11-04', to: '2026-11-18' };

const getDay = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`, ${name}, `) });

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Period November 2026' })).toBeVisible();
    await expect(getDay({ canvas }, 'November 21')).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the first day.');

    await userEvent.click(getDay({ canvas }, 'November 12'));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'From Nov 12, 2026. Choose the last day.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(getDay({ canvas }, 'November 5'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-12' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov 5, 2026 to Nov 12, 2026');
  },
});

export const Filled = meta.story({
  args: { defaultValue: november },
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('gridcell', { selected: true });
    await expect(chosen).toHaveLength(15);
    await expect(getDay({ canvas }, 'November 4')).toBePressed();
    await expect(getDay({ canvas }, 'November 19')).not.toBePressed();
  },
});

export const OneDay = meta.story({
  args: { defaultValue: { from: '2026-11-04', to: '2026-11-04' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nov 4, 2026$/);
  },
});

export const TwoMonths = meta.story({
  args: { defaultValue: { from: '2026-10-20', to: '2026-11-10' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('October 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByText('November 2026')).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(10);
  },
});

/** Arrow keys, Page Up, Page Down, Home and End move focus; Escape cancels a started selection. */
export const KeyboardNavigation = meta.story({
  args: { defaultValue: november },
  play: async ({ args, canvas, userEvent }) => {
    await tabTo({ userEvent }, getDay({ canvas }, 'November 4'));
    for (const [keys, name] of [
      ['{ArrowRight}', 'November 5'],
      ['{ArrowLeft}{ArrowDown}', 'November 11'],
      ['{ArrowUp}{Home}', 'November 1'],
      ['{ArrowLeft}', 'October 31'],
      ['{PageDown}{End}', 'November 30'],
      ['{PageUp}{Shift>}{PageUp}{/Shift}', 'October 30'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(getDay({ canvas }, name)).toHaveFocus();
    }
    await expect(canvas.getByText('October 2025')).toBeVisible();

    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov 4, 2026 to Nov 18, 2026');
    await userEvent.keyboard('{Enter}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2025-10-30', to: '2025-11-06' });
  },
});

/** When focus leaves with only one end selected, the highlighted period is selected. */
export const BlurredWithOneDay = meta.story({
  args: { defaultValue: november },
  play: async ({ args, canvas, userEvent }) => {
    await tabTo({ userEvent }, getDay({ canvas }, 'November 4'));
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-04', to: '2026-11-06' });
  },
});

/** Without a next month, focus moves from the next month button to the days. */
export const WithLimits = meta.story({
  args: { min: '2026-10-20', max: '2026-11-21', description: 'The last 30 days.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('The last 30 days.');
    await expect(getDay({ canvas }, 'November 22')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await tabTo({ userEvent }, canvas.getByRole('button', { name: 'Previous month' }));
    await userEvent.keyboard('{Enter}');
    await expect(getDay({ canvas }, 'October 19')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await expect(getDay({ canvas }, 'October 21')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(getDay({ canvas }, 'October 20')).toHaveFocus();
  },
});

/** A period cannot contain an unavailable day. */
export const WithUnavailableDays = meta.story({
  args: { isDateUnavailable: (date: string) => date === '2026-11-13' },
  play: async ({ args, canvas, userEvent }) => {
    const friday = getDay({ canvas }, 'November 13');
    await expect(friday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(friday);
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the first day.');
    await userEvent.click(getDay({ canvas }, 'November 10'));
    await expect(getDay({ canvas }, 'November 14')).toBeDisabled();
    await userEvent.click(getDay({ canvas }, 'November 12'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-12' });
  },
});

export const Invalid = meta.story({
  args: { defaultValue: november, errorMessage: 'Choose at most one week.' },
  play: async ({ canvas }) => {
    await expect(getDay({ canvas }, 'November 4')).toHaveAccessibleDescription(
      'Choose at most one week.',
    );
  },
});

export const Optional = meta.story({ args: { isOptional: true } });

export const Disabled = meta.story({
  args: { defaultValue: november, isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(15);
  },
});

/** Arrow keys move in the direction in which they point. */
export const InUrdu = meta.story({
  globals: { language: 'ur' },
  args: { label: 'مدت', defaultValue: november },
  play: async ({ canvas, userEvent }) => {
    await tabTo({ userEvent }, canvas.getByRole('button', { name: /^بدھ،\s4\s/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^جمعرات،\s5\s/ })).toHaveFocus();
  },
});

/** The week starts on the day that is usual for the language. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الفترة', defaultValue: november },
});
