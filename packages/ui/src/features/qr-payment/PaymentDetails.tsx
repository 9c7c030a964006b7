import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { useMessages } from '../../messages';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { getContextTotal, type QrPaymentActor } from './qrPaymentMachine';

/** Payee, amount, fee and total of the scanned code, as far as known. */
export function PaymentDetails({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { payment } = context;
  if (!payment) return null;
  const total = getContextTotal(context);
  const amount = total?.amount ?? payment.amount;
  const feeTerm = t(payment.fee?.kind === 'tip' ? 'tip' : 'fee');
  return (
    <Card padding="list">
      <DescriptionList
        items={[
          { term: t('payee'), value: <bdi>{payment.payee}</bdi> },
          ...(amount === undefined
            ? []
            : [
                {
                  term: t('amountTerm'),
                  value: <AmountText value={amount} />,
                  isEmphasized: !total?.fee,
                },
              ]),
          ...(total?.fee
            ? [
                { term: feeTerm, value: <AmountText value={total.fee} /> },
                { term: t('total'), value: <AmountText value={total.total} />, isEmphasized: true },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
