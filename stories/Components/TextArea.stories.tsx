import preview from '#.storybook/preview';
import { TextArea } from '@rad-wallet/ui/TextArea';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: 'Message', onChange: fn() },
});

export const Empty = meta.story({ args: { isOptional: true, placeholder: 'What is it for?' } });

export const Filled = meta.story({
  args: { defaultValue: 'For the groceries, and the cake on Saturday.' },
});

export const WithCounter = meta.story({
  args: { counterMax: 500 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Eid Mubarak');
    await expect(canvas.getByText('11/500')).toBeVisible();
  },
});

/** The count is announced when typing pauses. */
export const CounterAnnounced = meta.story({
  args: { counterMax: 500 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Salam');
    await expect(
      await canvas.findByText('5 of 500 characters used', undefined, { timeout: 3000 }),
    ).toBeInTheDocument();
  },
});

/** The counter does not limit the length of the text. */
export const OverLimit = meta.story({
  args: { counterMax: 10 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Eid Mubarak to all');
    await expect(input).toHaveValue('Eid Mubarak to all');
    await expect(canvas.getByText('18/10')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { counterMax: 500, errorMessage: 'Please write a message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please write a message.',
    );
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    rows: 5,
    counterMax: 500,
    defaultValue:
      'May this small gift of gold be a blessing for your new home. We remember the evenings on your roof in Lahore, the mangoes, and your mother’s stories. Come and see us soon, all of you; the children ask every week. With love from all of us in Karachi.',
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'Eid Mubarak', isDisabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 'Eid Mubarak', isReadOnly: true } });
