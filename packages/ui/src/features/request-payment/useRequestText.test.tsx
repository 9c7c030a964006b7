import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readField } from '../../format/typedAmount';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { useRequestText } from './useRequestText';

function RequestText({ amount }: { amount: string }) {
  const getRequestText = useRequestText();
  const input = { amount, currency: 'PKR', description: '' };
  const { request, draft } = getRequestText(input, 'https://pay.rad.example/r/1');
  return [draft.subject, request].join(' ');
}

const write = (amount: string) =>
  renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <RequestText amount={amount} />
    </WalletProvider>,
  );

// docs/rules.md LINK-1, MONEY-20.
it.each([
  ['1,500', '1500'],
  [' five ', 'five'],
  ['$500', '$500'],
])('asks for %j as %s', (typed, amount) => {
  const pasted = readField(typed, { locale: 'en', decimals: 2, currency: 'PKR' }).value;
  for (const value of [typed, pasted]) {
    expect(write(value)).toContain(
      `Payment request: ${amount}\u00a0PKR Please pay ${amount}\u00a0PKR.`,
    );
  }
});
