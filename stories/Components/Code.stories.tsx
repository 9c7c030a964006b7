import preview from '#.storybook/preview';
import { Code } from '@rad-wallet/ui/Code';

const meta = preview.meta({
  component: Code,
  parameters: { layout: 'padded' },
  args: { children: 'TXN-2025-8C41F07E' },
});

export const Short = meta.story();

export const LongText = meta.story({
  args: {
    children: '4xK9mPqR7vTnW2sYb8cLd5fGh3jMa6ZeUo1tXiNrQ7wS2vB9kDpE8uHyJ5gFzC3LmT6RnA4PqVsWxY1bKd',
  },
});

export const InRightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Code {...args} />
    </div>
  ),
});
