import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

const meta = preview.meta({
  title: 'Library/First Screen',
  // The example brings its own provider, root and all, as the package's README has it.
  render: () => <div id="root" />,
  tags: ['!autodocs', '!manifest', 'no-visual'],
});

/** The example of the README of `@rad-wallet/ui`, from its first line to its last. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await import('./ui');
    await expect(await canvas.findByText('IBAN')).toBeVisible();
    await expect(canvas.getByText('PK36SCBL0000001123456702')).toBeVisible();
    await expect(document.getElementById('root')).toHaveTextContent('711,875.00');
  },
});
