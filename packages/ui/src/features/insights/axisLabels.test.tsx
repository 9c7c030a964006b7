import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineChart } from '../../components/Chart';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';

const texts = {
  label: 'Balance',
  caption: 'Balance over time',
  pointName: 'Day',
  valueName: 'Balance',
  formatValue: (value: string) => value,
};

it.each([
  ['250000', ['0', '100K', '200K', '300K']],
  [`1${'0'.repeat(63)}`, ['0', '5E62', '1E63']],
  [`1${'0'.repeat(400)}`, ['0', '5E299', '1E300']],
])('has short axis labels and valid paths for a balance of %s', (value, labels) => {
  const html = renderToStaticMarkup(
    <WalletProvider money={money}>
      <LineChart
        {...texts}
        points={[
          { label: 'Nov 1', value: '0' },
          { label: 'Nov 2', value },
        ]}
      />
    </WalletProvider>,
  );
  for (const label of labels) expect(html).toContain(`>${label}</span>`);
  expect(html).not.toMatch(/NaN|Infinity/);
});
