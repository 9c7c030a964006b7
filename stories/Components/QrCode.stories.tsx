import preview from '#.storybook/preview';
import { createPaymentCode } from '@rad-wallet/ui/features/qr-payment';
import { QrCode } from '@rad-wallet/ui/QrCode';
import { expect } from 'storybook/test';
import { scanCode } from '../support/scanCode';
import type { StoryContext } from '../support/types';

const payee = { name: 'Ayesha Siddiqui', to: '+92 300 1234567', city: 'Karachi' };

const meta = preview.meta({
  component: QrCode,
  parameters: { layout: 'padded' },
  args: { value: createPaymentCode({ ...payee }), label: 'QR code to pay Ayesha Siddiqui' },
});

function expectScanned(value: string) {
  return async ({ canvas }: StoryContext) => {
    const code = canvas.getByRole('img', { name: 'QR code to pay Ayesha Siddiqui' });
    await expect(await scanCode(code)).toBe(value);
  };
}

const createCodeStory = (value: string) => ({ args: { value }, play: expectScanned(value) });

export const ReceiverOnly = meta.story(createCodeStory(createPaymentCode({ ...payee })));

export const AmountAndNote = meta.story(
  createCodeStory(createPaymentCode({ ...payee, amount: '1500', note: 'Chai & samosa = 50%' })),
);

export const UrduNote = meta.story(
  createCodeStory(
    createPaymentCode({ ...payee, amount: '2500.50', note: 'دوپہر کا کھانا، شکریہ!' }),
  ),
);

export const LongestNote = meta.story(
  createCodeStory(
    createPaymentCode({
      ...payee,
      amount: '9999999999.99',
      note: 'شادی ہال '.repeat(9).slice(0, 80).trim(),
    }),
  ),
);

export const Dark = meta.story({
  ...createCodeStory(createPaymentCode({ ...payee, amount: '1500' })),
  globals: { theme: 'dark' },
});
