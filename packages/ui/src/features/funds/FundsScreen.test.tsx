import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { FundsScreen } from '.';

it.each([
  [undefined, true],
  [true, true],
  [false, false],
])('says that transactions are Shariah-compliant unless the app denies it: %s', (given, isSaid) => {
  const html = renderToString(
    <WalletProvider money={money} timeZone="UTC">
      <FundsScreen
        available={{ status: 'loading' }}
        transactions={{ status: 'loading' }}
        {...(given !== undefined && { isShariahCompliant: given })}
      />
    </WalletProvider>,
  );
  expect(html).toContain('Transfers within RAD are instant');
  expect(html.includes('Shariah')).toBe(isSaid);
});
