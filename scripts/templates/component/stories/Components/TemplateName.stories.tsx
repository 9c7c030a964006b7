import preview from '#.storybook/preview';
import { TemplateName } from '@rad-wallet/ui/TemplateName';

const meta = preview.meta({
  component: TemplateName,
  parameters: { layout: 'padded' },
  args: { children: 'Template name' },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { children: 'This text is longer than a line and wraps. '.repeat(4) },
});
