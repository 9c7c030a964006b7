import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../../format/testing/money';
import { WalletProvider } from '../../../provider';
import { useFormatPeriod } from './useFormatPeriod';

function Period({ from, to }: { from: string; to: string }) {
  return useFormatPeriod()({ from, to });
}

it.each(['UTC', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'does not shift days in %s',
  (timeZone) => {
    const format = (from: string, to: string) =>
      renderToStaticMarkup(
        <WalletProvider money={money} timeZone={timeZone}>
          <Period from={from} to={to} />
        </WalletProvider>,
      );
    expect(format('2026-12-01', '2026-12-31')).toBe('December 2026');
    expect(format('2026-12-01', '2026-12-30')).toContain('Dec 1, 2026');
    expect(format('2026-12-01', '2026-12-30')).toContain('Dec 30, 2026');
  },
);
