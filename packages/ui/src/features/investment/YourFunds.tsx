import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { add } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import { getValue, type Fund } from './fund';
import type { InvestmentActor } from './investmentMachine';

interface YourFundsProps {
  actor: InvestmentActor;
  funds: readonly Fund[];
}

/** Funds bought in this session. Renders nothing before the first purchase. docs/rules.md INVEST-11. */
export function YourFunds({ actor, funds }: YourFundsProps) {
  const t = useMessages(investmentMessages);
  const { formatDecimal } = useFormats();
  const positions = useSelector(actor, ({ context }) => context.positions);
  const held = positions.flatMap(({ fundId, units }) => {
    const fund = funds.find(({ id }) => id === fundId);
    return fund ? [{ name: fund.name, units, value: getValue(units, fund) }] : [];
  });
  if (held.length === 0) return null;
  return (
    <Card title={t('yourFunds')}>
      <DescriptionList
        items={[
          ...held.map(({ name, units, value }) => ({
            term: t('heldUnits', { fund: name, units: formatDecimal(units, 2) }),
            value: <AmountText value={value} />,
          })),
          {
            term: t('totalValue'),
            value: <AmountText value={add(...held.map(({ value }) => value))} />,
            isEmphasized: true,
          },
        ]}
      />
    </Card>
  );
}
