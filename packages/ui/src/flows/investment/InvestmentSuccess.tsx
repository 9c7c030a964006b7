import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { parseAmount } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useHrefs } from '../../hooks/useHrefs';
import { useTranslations } from '../../messages';
import { SimulationNote } from '../shared/SimulationNote';
import { calculateUnits, type Fund } from './fund';
import type { InvestmentActor } from './investmentMachine';

interface InvestmentSuccessProps {
  actor: InvestmentActor;
  fund: Fund;
}

/** Success step, with the purchased units. */
export function InvestmentSuccess({ actor, fund }: InvestmentSuccessProps) {
  const t = useTranslations('investment');
  const hrefs = useHrefs();
  const tCommon = useTranslations('common');
  const { formatDecimal } = useFormats();
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  const purchase = useSelector(actor, ({ context }) => context.purchase);
  const units = purchase?.units ?? calculateUnits(amount, fund);
  return (
    <Screen
      isCentered
      footer={
        <>
          <Button isFullWidth onPress={() => actor.send({ type: 'done' })}>
            {tCommon('done')}
          </Button>
          {hrefs.history !== null && (
            <LinkButton variant="plain" isFullWidth href={hrefs.history}>
              {t('viewTransactions')}
            </LinkButton>
          )}
        </>
      }
    >
      <SuccessPanel title={t('successTitle')} description={t('successText', { fund: fund.name })}>
        <Card padding="list">
          <DescriptionList
            items={[
              { term: t('fund'), value: fund.name },
              { term: t('amountTerm'), value: <AmountText value={amount} /> },
              { term: t('unitsPurchased'), value: formatDecimal(units, 2) },
              {
                term: t('navPrice'),
                value: <AmountText value={purchase?.navPrice ?? fund.currentNAV} />,
              },
            ]}
          />
        </Card>
        <SimulationNote actor={actor} request="invest" />
      </SuccessPanel>
    </Screen>
  );
}
