import preview from '#.storybook/preview';
import { Stepper } from '@rad-wallet/ui/Stepper';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Stepper,
  parameters: { layout: 'padded' },
  args: { step: 2, total: 4, label: 'Sending money' },
});

export const FirstStep = meta.story({ args: { step: 1 } });

export const MiddleStep = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible();
  },
});

export const LastStep = meta.story({ args: { step: 4 } });

export const ManySteps = meta.story({ args: { step: 7, total: 12 } });

/** For use below a heading that already contains the step. */
export const WithoutLabel = meta.story({
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Step 2 of 4')).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Stepper {...args} />
    </div>
  ),
});
