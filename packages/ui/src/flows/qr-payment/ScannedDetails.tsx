import { AmountText } from '../../components/Amount';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { useTranslations } from '../../messages';
import type { ScannedPayment } from './qrPaymentMachine';

/** Payee and amount of a scanned code. */
export function ScannedDetails({ payment }: { payment: ScannedPayment }) {
  const t = useTranslations('qrPayment');
  return (
    <Card padding="list">
      <DescriptionList
        items={[
          { term: t('payee'), value: payment.payee },
          {
            term: t('amountTerm'),
            value: <AmountText value={payment.amount} />,
            isEmphasized: true,
          },
        ]}
      />
    </Card>
  );
}
