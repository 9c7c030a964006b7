import { useSelector } from '@xstate/react';
import { AmountSentence, AmountText } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { parseAmount } from '../../format';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useTranslations } from '../../messages';
import { SimulationNote } from '../shared/SimulationNote';
import type { BillPaymentActor } from './billPaymentMachine';
import { BillPaymentHeader } from './BillPaymentHeader';

/** Step 3: success, with the payment details. */
export function BillPaid({ actor }: { actor: BillPaymentActor }) {
  const t = useTranslations('billPayment');
  const dateTime = useFormatDateTime();
  const details = useSelector(actor, ({ context }) => context.details);
  const paidAt = useSelector(actor, ({ context }) => context.paidAt);
  const provider = t('providerName', { provider: details.provider ?? '' });
  const plain = parseAmount(details.amount) ?? '0';
  const date = paidAt ? dateTime(paidAt, DATE_FORMAT) : '';
  return (
    <Screen
      header={<BillPaymentHeader actor={actor} step="paid" title={t('title')} />}
      footer={
        <>
          <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
            {t('backToHome')}
          </Button>
          <Button isFullWidth variant="plain" onPress={() => actor.send({ type: 'another' })}>
            {t('payAnother')}
          </Button>
        </>
      }
    >
      <SuccessPanel
        headingLevel={2}
        title={t('paidTitle')}
        description={
          <AmountSentence>
            {(write) => t('paidText', { amount: write(plain), provider })}
          </AmountSentence>
        }
      >
        <Card>
          <DescriptionList
            items={[
              { term: t('provider'), value: provider },
              { term: t('accountTerm'), value: <Ltr>{details.accountNumber.trim()}</Ltr> },
              { term: t('date'), value: date },
              {
                term: t('amountTerm'),
                value: <AmountText value={plain} />,
                isEmphasized: true,
              },
            ]}
          />
        </Card>
        <SimulationNote actor={actor} request="payBill" />
      </SuccessPanel>
    </Screen>
  );
}
