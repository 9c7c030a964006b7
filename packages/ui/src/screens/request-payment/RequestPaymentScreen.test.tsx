import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { en } from '../../messages/en';
import { WalletProvider } from '../../provider';
import { RequestPaymentScreen } from '.';

// Default amount of a payment request. docs/rules.md PAY-2
it('starts with 5000', () => {
  const html = renderToString(
    <WalletProvider money={money} locale="en" messages={en} timeZone="UTC">
      <RequestPaymentScreen
        link="https://pay.rad.example/r/1"
        onOutcome={() => {}}
        onEmail={() => {}}
      />
    </WalletProvider>,
  );
  expect(html).toContain('value="5000"');
});
