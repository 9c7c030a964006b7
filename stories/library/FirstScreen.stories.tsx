import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

const meta = preview.meta({
  title: 'Library/First Screen',
  // Only the mount point: the README example creates its own React root and provider.
  render: () => <div id="root" />,
  tags: ['!autodocs', '!manifest', 'no-visual'],
});

/** Runs the example in the README of `@rad-wallet/ui`. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await import('./ui');
    await expect(await canvas.findByText('IBAN')).toBeVisible();
    await expect(canvas.getByText('PK36SCBL0000001123456702')).toBeVisible();
    await expect(document.getElementById('root')).toHaveTextContent('711,875.00');
  },
});
