import { giftReceipt } from '@rad-wallet/mocks/samples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { giftMachine } from './giftMachine';
import { WriteMessage } from './WriteMessage';

// The gift message's character counter (docs/rules.md GIFT-7).
it('shows a counter of 500 characters', () => {
  const actor = createActor(giftMachine, { input: { receipt: giftReceipt, money } }).start();
  const html = renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <WriteMessage actor={actor} />
    </WalletProvider>,
  );
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/\b0\s*\/\s*500\b/);
});
