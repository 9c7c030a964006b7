import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { RequestPaymentScreen } from '.';

// Default amount of a payment request. docs/rules.md PAY-2
it.each([
  [undefined, '5000'],
  ['2.5', '2.5'],
])('starts with the amount of the app, %s', (initialAmount, amount) => {
  const html = renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <RequestPaymentScreen
        link="https://pay.rad.example/r/1"
        initialAmount={initialAmount}
        onOutcome={() => {}}
        onEmail={() => {}}
      />
    </WalletProvider>,
  );
  expect(html).toContain(`value="${amount}"`);
});
