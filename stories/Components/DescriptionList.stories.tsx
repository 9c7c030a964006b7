import preview from '#.storybook/preview';
import { Amount } from '@rad-wallet/ui/Amount';
import { Badge } from '@rad-wallet/ui/Badge';
import { DescriptionList } from '@rad-wallet/ui/DescriptionList';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: DescriptionList,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { term: 'To', value: 'Ahmed Khan' },
      { term: 'Phone', value: '+92 300 1234567' },
      { term: 'Amount', value: <Amount value="1500" currency="PKR" /> },
      { term: 'Fee', value: 'Free' },
      { term: 'Total', value: <Amount value="1500" currency="PKR" />, isEmphasized: true },
    ],
  },
});

export const Transfer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
  },
});

export const WithBadge = meta.story({
  args: {
    items: [
      { term: 'Status', value: <Badge tone="success">Completed</Badge> },
      { term: 'Date', value: 'Nov 17, 9:05 AM' },
    ],
  },
});

export const LongValues = meta.story({
  args: {
    items: [
      { term: 'To', value: 'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs' },
      { term: 'Reference', value: 'RADTRANSFER20261121103000000012345678901234567890' },
      { term: 'Amount', value: <Amount value="123456789012345678901234" currency="PKR" /> },
    ],
  },
});

export const Stacked = meta.story({
  args: {
    items: [
      {
        term: 'Blockchain hash',
        value: '5KJh8vQmNZ3wXy7pRtL2cFgB9dSaE6uHiVoM4nTqWz1xYkPjGrCbUeA8sDfLhN',
        isStacked: true,
      },
      { term: 'Message', value: 'For the wedding, with love from all of us.', isStacked: true },
    ],
  },
});

/** The number fits on one line, but not beside its term. */
export const LongFigure = meta.story({
  args: {
    items: [
      { term: 'Islamic Equity Fund: 9,837,194.34 units', value: 'Rs. 1,234,567,889.67' },
      { term: 'Account Number', value: '0400012345678901' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const fonts = canvasElement.ownerDocument.fonts;
    await fonts.ready;
    for (const value of canvas.getAllByRole('definition')) {
      await step(`“${value.textContent}” has one line`, async () => {
        const range = canvasElement.ownerDocument.createRange();
        range.selectNodeContents(value);
        await expect(range.getClientRects()).toHaveLength(1);
      });
    }
  },
});
