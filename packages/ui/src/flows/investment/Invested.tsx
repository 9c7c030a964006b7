import { useSelector } from '@xstate/react';
import { useLocale, useTranslations } from 'use-intl';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { formatAmount, formatDecimal, parseAmount } from '../../format';
import { unitsFor, type Fund } from './fund';
import type { InvestmentActor } from './InvestmentFlow';

interface InvestedProps {
  actor: InvestmentActor;
  fund: Fund;
}

/** What was bought. */
export function Invested({ actor, fund }: InvestedProps) {
  const t = useTranslations('investment');
  const tCommon = useTranslations('common');
  const locale = useLocale();
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  return (
    <Screen
      centered
      footer={
        <>
          <Button fullWidth onPress={() => actor.send({ type: 'done' })}>
            {tCommon('done')}
          </Button>
          <LinkButton variant="plain" fullWidth href="/transactions">
            {t('viewTransactions')}
          </LinkButton>
        </>
      }
    >
      <SuccessPanel title={t('successTitle')} description={t('successText', { fund: fund.name })}>
        <Card padding="list">
          <DescriptionList
            items={[
              { term: t('fund'), value: fund.name },
              { term: t('amountTerm'), value: formatAmount(amount, 'PKR') },
              {
                term: t('unitsPurchased'),
                value: formatDecimal(unitsFor(amount, fund), 2, { locale }),
              },
              { term: t('navPrice'), value: formatAmount(fund.currentNAV, 'PKR') },
            ]}
          />
        </Card>
      </SuccessPanel>
    </Screen>
  );
}
